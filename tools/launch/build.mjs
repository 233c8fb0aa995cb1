import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, findNode, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { step } from './say.mjs'

/** The build of the page that lies in every package of evidence, and that of the web; `npm run build` runs both. */
export const builds = ['apps/verify-evidence/build.ts', 'apps/web/build/build.ts']

const verifyPage = join(root, 'domains/evidence/dist/verify.html')

const isBuilt = () => {
  if (!existsSync(verifyPage)) return false

  const options = { cwd: root, env: environment() }
  return spawnSync(findNode(), ['apps/web/build/web-is-built.ts'], options).status === 0
}

/** Builds the web when its sources differ from the last build's. */
export const ensureBuilt = async () => {
  if (isBuilt()) return
  await step('构建网页', async () => {
    for (const build of builds) await runQuietly(findNode(), [build])
  })
}
