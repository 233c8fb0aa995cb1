import type { SimulatedHalf } from './simulated-half.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string): string => words.replaceAll(/[&<>"]/g, (mark) => escapes[mark] ?? mark)

const button = (path: string, words: string, fields: Readonly<Record<string, string>>): string => {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${text(name)}" value="${text(value)}">`,
  )
  return `<form method="post" action="${path}">${hidden.join('')}<button>${text(words)}</button></form>`
}

const section = (half: SimulatedHalf): string => {
  const rows = half.list().map(({ paymentNo, title, amount, state, returnUrl }) => {
    const acts = Object.keys(half.acts).map((act) => button('/act', act, { half: half.name, act, paymentNo }))
    const back = returnUrl ? `<a href="${text(returnUrl)}">回到门户</a>` : ''
    return `<tr><td>${text(paymentNo)}<td>${text(title)}<td>${amount}<td>${state}<td>${acts.join('')}${back}`
  })
  const troubles = Object.keys(half.troubles).map((trouble) =>
    button('/trouble', trouble, { half: half.name, trouble }),
  )
  return `<h2>${half.name}</h2><p>应答：${half.trouble()} ${troubles.join('')}</p>
<table><tr><th>支付编号<th>标题<th>金额<th>状态<th>操作${rows.toReversed().join('')}</table>`
}

/** The page of the simulator: what was ordered, and buttons to pay it and to make things go wrong. */
export const simulatorPage = (halves: readonly SimulatedHalf[], said: string): string => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>支付模拟器</title>
<style>body{font:16px/1.6 sans-serif;margin:2rem}form{display:inline-block;margin:0 .25rem .25rem 0}
td,th{padding:.25rem .75rem;text-align:left;border-bottom:1px solid #ccc}</style>
<h1>支付模拟器（演示，不涉及任何资金）</h1><p role="status">${text(said)}</p>${halves.map(section).join('')}</html>`
