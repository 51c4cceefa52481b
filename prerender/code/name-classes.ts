import { relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { StyleModules } from './compile-styles.ts';

/** Gives templates and islands the class names of the stylesheet, which is one for the whole site. */
export function nameClasses(styleModules: StyleModules): Plugin {
  return {
    name: 'name-classes',
    setup({ onLoad }) {
      onLoad({ filter: /\.css\.ts$/ }, ({ path }) => {
        const contents = styleModules.get(resolve(path));
        if (contents !== undefined) return { contents, loader: 'js' };
        const file = relative('.', path);
        return {
          errors: [{ text: `${file} is not below templates/, where the build looks for styles; move it there.` }],
        };
      });
    },
  };
}
