import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { UserConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';

export default {
  plugins: [
    vanillaExtractPlugin(),
    // Pages are prerendered by build/render, from the code that this plugin bundles.
    ssr({ prerender: { disableAutoRun: true } }),
  ],
  // Its pictures and icons.
  publicDir: process.env.PUBLIC_DIR || 'public',
  esbuild: { jsx: 'automatic' },
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
