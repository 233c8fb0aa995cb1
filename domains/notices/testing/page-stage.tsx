import { type Answers, customer, pathOf, setStage } from '@portal/accounts/testing/page'
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'

export { refusal } from '@portal/accounts/testing/page'

const user = { ...customer, phone: null }

/** Shows a part at `at` as the shells do, with a signed-in customer and the server's answers by `METHOD /path`. */
export const stagePage = (part: ReactElement, { at, answers }: { at: string; answers: Answers }) =>
  act(async () => setStage({ pages: { [pathOf(at)]: part }, at, as: user, answers }))
