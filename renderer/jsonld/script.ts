import type { Graph } from 'schema-dts';

/** A graph as a script element; `<` is written as its escape, so that no text can end the element. */
export function jsonLdScript(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
