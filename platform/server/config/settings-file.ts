import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { startFailure } from '../start-failure.ts'

/** A JSON file of settings that a variable of the environment names, and the way to refuse it. */
export type SettingsFile<Content> = {
  content: Content
  /** @throws StartFailure `config` that names the variable */
  refuse: (reason: string) => never
}

/** A fault of the form: where it is and what is wrong; a name that nobody knows is told by itself. */
const faultOf = ({ path, message, code, ...issue }: z.core.$ZodIssue): string => {
  if (code === 'unrecognized_keys')
    return `${[...path, (issue as { keys: string[] }).keys.join('、')].join('.')}：不认识的项目`
  const { expected } = issue as { expected?: string }
  const words = code === 'invalid_type' && expected === 'object' ? '须为一组设置（{ … }）' : message
  return path.length === 0 ? words : `${path.join('.')}：${words}`
}

const parse = (path: string, refuse: SettingsFile<never>['refuse']): unknown => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return refuse(`无法读取 ${path}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    return refuse(`${path} 不是 JSON`)
  }
}

/**
 * Reads the file that `variable` names, and judges its form.
 * @throws StartFailure `config` naming each fault
 */
export const readSettingsFile = <S extends z.ZodMiniType>(
  variable: string,
  path: string,
  form: S,
): SettingsFile<z.output<S>> => {
  const refuse = (reason: string): never => {
    throw startFailure('config', `${variable}：${reason}`)
  }
  const judged = form.safeParse(parse(path, refuse))
  return judged.success ? { content: judged.data, refuse } : refuse(judged.error.issues.map(faultOf).join('；'))
}
