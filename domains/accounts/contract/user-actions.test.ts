import { describe, expect, it } from 'vitest'
import { actionsFor, fitsState, stateAfter } from './user-actions.ts'

/** 综合岗 holds all but users.delete. */
const staff = { userId: 'staff', topAdministrator: false, may: (key: string) => key !== 'users.delete' }
const admin = { userId: 'admin', topAdministrator: true, may: () => true }
const customer = { id: 'c', userType: 'customer', pid: null, status: 'active', approvalState: 'none' } as const

describe('what staff may do with an account', () => {
  it('looks after customers and providers', () => {
    expect(actionsFor(staff, customer)).toEqual(['disable', 'resetPassword', 'endSessions', 'save'])
    expect(actionsFor(staff, { ...customer, status: 'disabled' })).toEqual(['enable', 'resetPassword', 'save'])
    expect(actionsFor(staff, { ...customer, userType: 'provider', approvalState: 'waiting' })).toContain('approve')
  })

  it('leaves a closed account as it is, and one that is only invited to the top-level administrator, to be invited anew or withdrawn', () => {
    expect(actionsFor(admin, { ...customer, status: 'deleted' })).toEqual([])
    const invited = { ...customer, userType: 'staff', status: 'invited' } as const
    expect(actionsFor(admin, invited)).toEqual(['invite', 'delete'])
    expect(actionsFor({ ...staff, may: () => true }, invited)).toEqual([])
    expect(actionsFor({ ...staff, may: () => false }, customer)).toEqual([])
  })

  it('leaves other staff to the top-level administrator', () => {
    const colleague = { ...customer, id: 'x', userType: 'staff' } as const
    expect(actionsFor(staff, colleague)).toEqual([])
    expect(actionsFor(admin, colleague)).toEqual(['disable', 'resetPassword', 'endSessions', 'save', 'delete'])
  })

  it('has a second factor reset by the top-level administrator, where there is one', () => {
    expect(actionsFor(admin, { ...customer, hasFactor: true })).toContain('resetFactor')
    expect(actionsFor(admin, { ...customer, hasFactor: false })).not.toContain('resetFactor')
    expect(actionsFor(staff, { ...customer, hasFactor: true })).not.toContain('resetFactor')
  })

  it('spares oneself and every top-level administrator', () => {
    expect(actionsFor(admin, { ...customer, id: 'admin', userType: 'staff', pid: '0' })).toEqual([])
    expect(actionsFor(admin, { ...customer, id: 'other', userType: 'staff', pid: '0' })).toEqual([])
  })

  it('approves once, and enabling brings a waiting provider back to waiting', () => {
    const waiting = { status: 'active', approvalState: 'waiting' } as const
    const approved = stateAfter('approve', waiting)
    expect(approved).toEqual({ status: 'active', approvalState: 'approved' })
    expect(fitsState('approve', approved)).toBe(false)
    expect(stateAfter('enable', stateAfter('disable', waiting))).toEqual(waiting)
  })
})
