import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The page's policy allows no data: fonts and no inline scripts, so nothing is inlined.
  build: { assetsInlineLimit: 0, sourcemap: false, target: 'es2022' },
})
