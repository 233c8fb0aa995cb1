import { RegisterPage } from './register-page.tsx'

/** 国内商标注册 (`active=sbzc`). */
export function DomesticPage() {
  return <RegisterPage kind="sbzc" />
}

/** 国际商标注册 (`active=gjsbzc`), by the Madrid System. */
export function InternationalPage() {
  return <RegisterPage kind="gjsbzc" />
}
