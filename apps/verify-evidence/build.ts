import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const page = join(import.meta.dirname, 'page')
/** The page lies in the domain `evidence`, since that domain puts it into each package. */
const output = join(import.meta.dirname, '../../domains/evidence/dist')

const bundle = async (): Promise<string> => {
  const built = await build({
    root: page,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['browser'] },
    build: {
      write: false,
      target: ['es2020', 'chrome87', 'safari14'],
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(page, 'main.ts'), output: { codeSplitting: false } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const [chunk, ...more] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error('the page is to be one script')
  // A `</script` inside a string would end the script element that the code stands in.
  return chunk.code.replaceAll('</script', '<\\/script').trim()
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Writes the page as one file that loads nothing: the content security policy in it forbids every connection. */
const buildVerifyPage = async (): Promise<void> => {
  const script = await bundle()
  const style = readFileSync(join(page, 'verify-page.css'), 'utf8').trim()
  const policy = `default-src 'none'; script-src ${hashOf(script)} 'wasm-unsafe-eval'; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
  const html = readFileSync(join(page, 'verify-page.html'), 'utf8')
    .replace('content=""', () => `content="${policy}"`)
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script type="module"></script>', () => `<script type="module">${script}</script>`)
  mkdirSync(output, { recursive: true })
  writeFileSync(join(output, 'verify.html'), html)
  console.info(`  verify.html  ${(html.length / 1024).toFixed(0)} KB`)
}

await buildVerifyPage()
