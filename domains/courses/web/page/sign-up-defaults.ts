import { useSession } from '@portal/accounts/web'
import type { SignUpForm } from '../../contract/sign-up.ts'

/** The form as its fields hold it: the number of people is a text until it is sent. */
export type SignUpValues = Omit<SignUpForm, 'num'> & { num: string }

/** What the account knows and the form may begin with. Phones are masked there, so they are never filled in. */
export const useSignUpDefaults = (course = ''): SignUpValues => {
  const { userinfo } = useSession()
  return {
    companyName: userinfo?.companyName ?? '',
    province: '',
    city: '',
    county: '',
    address: '',
    outArea: '',
    industry: '',
    num: '1',
    contact: userinfo?.username ?? '',
    mobile: '',
    job: '',
    courses: course,
  }
}
