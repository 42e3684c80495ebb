/** The one script of framed flows: built beside the pages, asked for by no page of the site. */
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: false,
  // It has no style sheet: those of the pages are not read for it.
  css: { postcss: {} },
  build: {
    outDir: 'build/embed',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    modulePreload: false,
    rolldownOptions: { input: 'src/embed/flow.ts', output: { entryFileNames: 'flow.js' } },
  },
})
