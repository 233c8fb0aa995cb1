export { createFilingsApp, type FilingsApp } from './filings-app.ts'
export { docxText, pdfPages } from './read-paper.ts'
