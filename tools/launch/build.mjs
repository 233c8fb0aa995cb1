import { spawnSync } from 'node:child_process'
import { environment, findNode, root } from './project.mjs'
import { runQuietly } from './run.mjs'
import { step } from './say.mjs'

const isBuilt = () => {
  const options = { cwd: root, env: environment() }
  return spawnSync(findNode(), ['apps/web/build/web-is-built.ts'], options).status === 0
}

/** Builds the web when its sources differ from the last build's. */
export const ensureBuilt = async () => {
  if (isBuilt()) return
  await step('构建网页', () => runQuietly(findNode(), ['apps/web/build/build.ts']))
}
