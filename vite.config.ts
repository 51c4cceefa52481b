import type { ConfigEnv, UserConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';

/** How Vite reads the sources: during development, and in the build. */
export default async ({ command }: ConfigEnv) =>
  ({
    plugins: [
      // The build compiles all styles at once: docs/decisions/0052-bundling.md.
      command === 'serve' && (await import('@vanilla-extract/vite-plugin')).vanillaExtractPlugin(),
      // Pages are prerendered by build/render, from the code that this plugin bundles.
      ssr({ prerender: { disableAutoRun: true } }),
    ],
    // Its pictures and icons.
    publicDir: process.env.PUBLIC_DIR || 'public',
    // Signs beyond ASCII are written as their codes: one of them would make every page twice as long in memory, and
    // slower to write.
    esbuild: { jsx: 'automatic', charset: 'ascii' },
    build: { target: 'es2022' },
  }) satisfies UserConfig;
