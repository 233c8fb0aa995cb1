import { checkCommands } from './check-docs/commands.ts'
import { checkLinks } from './check-docs/links.ts'
import { checkDecisions, checkLengths, checkRooms } from './check-docs/pages.ts'
import { checkPaths } from './check-docs/paths.ts'
import { readProject } from './check-docs/project.ts'
import { checkRequirements } from './check-docs/requirements.ts'
import { checkSettings } from './check-docs/settings.ts'

/** Checks every document under `root` against the project that it describes; answers one line for each fault. */
export function checkDocs(root: string): { documents: number; problems: string[] } {
  const project = readProject(root)
  const ofEach = project.documents.flatMap((document) => [
    ...checkLinks(document, project),
    ...checkPaths(document, project),
    ...checkCommands(document, project),
  ])
  return {
    documents: project.documents.length,
    problems: [
      ...ofEach,
      ...checkLengths(project),
      ...checkDecisions(project),
      ...checkRooms(project),
      ...checkSettings(project),
      ...checkRequirements(project),
    ],
  }
}

if (import.meta.main) {
  const { documents, problems } = checkDocs(process.argv[2] ?? '.')
  for (const problem of problems) console.error(problem)
  if (problems.length === 0) console.log(`docs: ok (${documents} documents)`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
