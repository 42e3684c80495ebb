import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** What every page runs on, by its package; other packages come with the part that asks for them. */
const EVERYWHERE = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie|@tanstack)[\\/]/
/** Parts that come when they are asked for, or with a group of their own. */
const LATER =
  /[\\/]src[\\/](shell[\\/](palette[\\/](?:[A-Z]|entries)|AdminNav|admin-nav|NoticeStack|ReaderSettings|AccountMenu|MobileSheet)|session[\\/]require-admin|ui[\\/](theme[\\/](mantine|theme\.ts)|figure[\\/](StandsAgain|stands-again))|actions[\\/](AnalyzeIcon|LogoEditor|LogoForm|logo-editor|PublishButtons|publish-buttons))/
const SITE =
  /[\\/]web[\\/]src[\\/]((shell|session|actions|following)[\\/]|api[\\/](?!admin|posts)|ui[\\/]((theme|controls|display|figure|table)[\\/]|export[\\/]TableExport|export[\\/]export))/
/** Words and formats: what the site's own parts need of them comes along, the charts need them too; releases have their own. */
const WORDS =
  /[\\/]core[\\/]src[\\/]((format(?![\\/](csv|xlsx|markup|multiple|period-words))|words(?![\\/](release|tweets|comparison|company-sentence|post))|access)[\\/]|statement[\\/]margins\.ts)/
/** What all drawings of statements measure and place their labels with. */
const DRAWING =
  /[\\/](core[\\/]src[\\/]flow[\\/](text[\\/]|graph[\\/]names|layout[\\/]layout)|ui[\\/]display[\\/]use-drawn-width)/
/** What moves a flow, and what stands around it on its own pages, is no part of the drawing that all pages share. */
const FLOW =
  /[\\/](web[\\/]src[\\/]ui[\\/]flow[\\/](?!periods|proof|files|pointing|note|tones)|core[\\/]src[\\/]flow[\\/](?!layout[\\/](morph|path|tone|outlines)|drawing[\\/]square))/
const CHART =
  /[\\/](web[\\/]src[\\/](ui[\\/]chart[\\/](?!MorePanel|KnownThen)|ui[\\/]export[\\/]download|statements[\\/]|actions[\\/]AnalyzeIcon)|core[\\/]src[\\/]chart[\\/])/
/** Tables and cards without a chart beside them. */
const TABLES =
  /[\\/](web[\\/]src[\\/](statements[\\/](CompanyTable|company-sheet|sheet|statements\.module|table-view|FilingCard|filing-card)|ui[\\/]arithmetic[\\/](?!Tree))|core[\\/]src[\\/]statement[\\/]change\.ts)/
/** Small things to do beside a company, a filing or a post. */
const ACTIONS = /[\\/]web[\\/]src[\\/]chat[\\/](ChatButton|chat\.module)/

// Few files: each one that a first visit waits for costs it a round trip, and so does each style sheet that comes of it.
const groups = [
  { name: 'vendor', test: EVERYWHERE, priority: 5 },
  { name: 'site', test: (id: string) => WORDS.test(id) || (SITE.test(id) && !LATER.test(id)), priority: 4 },
  { name: 'drawing', test: DRAWING, priority: 3.5 },
  { name: 'flow', test: FLOW, priority: 3 },
  { name: 'tables', test: TABLES, priority: 2 },
  { name: 'chart', test: CHART, priority: 1 },
  { name: 'actions', test: ACTIONS, priority: 0 },
]

/** Compresses what was built once and well, so that no visit waits for it: the server sends the file as it lies there. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }) {
      const folder = join(dir ?? '', 'assets')
      for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const bytes = readFileSync(join(folder, file))
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, { params }))
        writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), compressed()],
  build: {
    // The page's policy allows no data: fonts and no inline scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    sourcemap: false,
    target: 'es2022',
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups } } } }),
  },
}))
