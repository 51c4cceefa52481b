import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { transformCss } from '@vanilla-extract/css/transformCss';

type Adapter = Parameters<typeof setAdapter>[0];
type Rule = Parameters<Adapter['appendCss']>[0];
type Composition = Parameters<Adapter['registerComposition']>[0];

/** What declarations of styles came to. */
export type Collected<Result> = {
  result: Result;
  /** As CSS, in the order of the files that declare them. */
  rules: string;
  /** The classes, in the order in which they were declared. */
  classNames: readonly string[];
  /** Names that vanilla-extract gave to lists of classes, and that no rule is for. */
  unusedNames: ReadonlySet<string>;
};

/** Runs what declares styles, and takes what it declares: vanilla-extract hands it to whoever sets its adapter. */
export async function collectRules<Result>(run: () => Promise<Result>): Promise<Collected<Result>> {
  const byFile = new Map<string, Rule[]>();
  const classNames = new Set<string>();
  const composed: Composition[] = [];
  const used = new Set<string>();
  const adapter: Adapter = {
    appendCss(rule, { filePath }) {
      const rules = byFile.get(filePath) ?? [];
      byFile.set(filePath, rules);
      rules.push(rule);
    },
    registerClassName: (name) => classNames.add(name),
    registerComposition: (composition) => composed.push(composition),
    markCompositionUsed: (identifier) => used.add(identifier),
    onEndFileScope: () => {},
    getIdentOption: () => 'short',
  };
  setAdapter(adapter);
  try {
    const result = await run();
    const texts = [...byFile.values()].flatMap((cssObjs) => {
      // It searches every selector for all the names that it is given.
      const text = JSON.stringify(cssObjs);
      const localClassNames = [...classNames].filter((name) => text.includes(name));
      return transformCss({ localClassNames, composedClassLists: composed, cssObjs });
    });
    const unusedNames = new Set(composed.map(({ identifier }) => identifier).filter((name) => !used.has(name)));
    return {
      result,
      rules: texts.join('\n'),
      classNames: [...classNames].filter((name) => !unusedNames.has(name)),
      unusedNames,
    };
  } finally {
    removeAdapter();
  }
}
