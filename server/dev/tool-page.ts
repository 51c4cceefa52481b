/** Returns the HTML of a page of the development server itself. */
export function renderToolPage(title: string, about: string, sections: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${styles}</style>
<h1>${title}</h1><p>${about}</p>${sections.join('\n')}</html>`;
}

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:72rem;margin:2rem auto;padding:0 1rem}
iframe{width:100%;height:30rem;border:1px solid #8888;border-radius:.5rem;resize:vertical}section{margin-block:3rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0}dt{font-weight:bold}
pre{padding:1rem;background:#8882;overflow:auto;user-select:all}@media(max-width:40rem){dl{display:block}}`;
