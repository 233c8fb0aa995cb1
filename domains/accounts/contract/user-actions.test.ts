import { describe, expect, it } from 'vitest'
import { actionsFor, fitsState, stateAfter } from './user-actions.ts'

const staff = { userId: 'staff', topAdministrator: false }
const admin = { userId: 'admin', topAdministrator: true }
const customer = { id: 'c', userType: 'customer', pid: null, status: 'active', approvalState: 'none' } as const

describe('what staff may do with an account', () => {
  it('looks after customers and providers', () => {
    expect(actionsFor(staff, customer)).toEqual(['disable', 'resetPassword', 'endSessions'])
    expect(actionsFor(staff, { ...customer, status: 'disabled' })).toEqual(['enable', 'resetPassword'])
    expect(actionsFor(staff, { ...customer, userType: 'provider', approvalState: 'waiting' })).toContain('approve')
  })

  it('leaves other staff to the top-level administrator', () => {
    const colleague = { ...customer, id: 'x', userType: 'staff' } as const
    expect(actionsFor(staff, colleague)).toEqual([])
    expect(actionsFor(admin, colleague)).toEqual(['disable', 'resetPassword', 'endSessions'])
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
