import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';

export default {
  plugins: [
    vanillaExtractPlugin(),
    // Pages are prerendered by build/render, from the code that this plugin bundles.
    ssr({ prerender: { disableAutoRun: true } }),
  ],
  // The package of icons holds one file for each; taken as a whole it would take longer to load than React.
  ssr: { noExternal: ['lucide-react'] },
  // Its pictures and icons.
  publicDir: process.env.PUBLIC_DIR || 'public',
  // Signs beyond ASCII are written as their codes: one of them would make every page twice as long in memory, and slower to write.
  esbuild: { jsx: 'automatic', charset: 'ascii' },
  build: {
    target: 'es2022',
    rollupOptions: {
      output: {
        // One stylesheet for the whole site: one request, and one order of rules on every page.
        manualChunks: (id) => (id.includes('.css.ts.vanilla.css') ? 'styles' : undefined),
      },
    },
  },
} satisfies UserConfig;
