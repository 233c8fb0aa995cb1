import { type Answers, customer, setStage, signInAs } from '@portal/accounts/testing/page'
import { setServices } from '@portal/platform/web'
import { sampleCountries } from '@portal/regions/contract'
import { act } from '@testing-library/react'
import { SelfCheckPage } from '../web/self-check-page.tsx'

const path = '/home/earlyWarningAnalysis'
const user = { ...customer, phone: null }

/** Logs in, as another page of the portal does, or ends the session. */
export const signIn = (is = true): void => signInAs(is ? user : null)

/** The page of the self-check at `query`, for a visitor or a customer, with the server's answers by `METHOD /path`. */
export const stageSelfCheck = async ({
  query = '',
  isSignedIn = false,
  answers = {},
}: {
  query?: string
  isSignedIn?: boolean
  answers?: Answers
} = {}) => {
  const services = ['/home/riskAversion', '/home/customsSeizure', '/home/exhibition', '/home/tradeDisputes']
  setServices(
    services.map((to) => ({
      to,
      title: `服务${to}`,
      description: '',
      icon: 'file',
      scene: 'desk',
      stage: '规避贸易风险',
      sort: 1,
    })),
  )
  const stage = await act(async () =>
    setStage({
      pages: { [path]: <SelfCheckPage /> },
      at: path + query,
      as: isSignedIn ? user : null,
      answers: {
        'GET /api/countryList': () => ({ list: sampleCountries }),
        'GET /api/selfChecks': () => ({ elements: [], totalElements: 0 }),
        ...answers,
      },
    }),
  )
  return { ...stage, go: (to: string) => act(() => stage.router.navigate(to)) }
}
