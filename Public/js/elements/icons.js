const svgNamespace = 'http://www.w3.org/2000/svg'

/** The outlines in a square of 16 by 16; `finished` is filled. */
const outlines = {
  up: 'M8 13V3.5M4 7l4-4 4 4',
  down: 'M8 3v9.5M4 9l4 4 4-4',
  grip: 'M6 4h.01M10 4h.01M6 8h.01M10 8h.01M6 12h.01M10 12h.01',
  close: 'm4 4 8 8m0-8-8 8',
  edit: 'm3 13 .6-2.8 7-7 2.2 2.2-7 7z',
  fault: 'M9 1.8 3.6 9H8l-1 5.2L12.4 7H8z',
  started: 'M12 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  finished: 'M12 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  success: 'm3.5 8.5 3 3 6-7',
  error: 'm4.5 4.5 7 7m0-7-7 7',
  request: 'M2.5 5.5h10L10 3M13.5 10.5h-10L6 13',
  timer: 'M13.2 8A5.2 5.2 0 1 1 2.8 8a5.2 5.2 0 0 1 10.4 0zM8 5v3.2l2 1.3',
  pause: 'M6 4v8M10 4v8',
  navigation: 'M2.5 3.5h6v9h-6zM11 5.5h2.5v7H11',
  crash: 'M8 1.8v3.4M8 14.2v-3.4M1.8 8h3.4M14.2 8h-3.4M3.6 3.6 6 6M12.4 12.4 10 10M3.6 12.4 6 10M12.4 3.6 10 6',
  analytics: 'M3 13V9M8 13V3M13 13V6',
  again: 'M13 8a5 5 0 1 1-1.6-3.7M13.2 2v2.8h-2.8',
  note: 'M4 14V2.5h7.5L9.8 5.7l1.7 3.2H4',
  log: 'M3 5h10M3 8h10M3 11h6',
  turn: 'M4.500 2.500h4v8h-4zM11 5.500h1.500v3M6.500 13.500h6v-2.800M11 12l1.500-1.500L14 12',
  reader: 'M2.500 6.500v3M5.200 4.500v7M8 2.500v11M10.800 5.500v5M13.500 6.500v3',
  light: 'M10.800 8a2.800 2.800 0 1 1-5.600 0 2.800 2.800 0 0 1 5.600 0zM8 1.500v1.600M8 12.900v1.600M1.500 8h1.600M12.900 8h1.600M3.400 3.400l1.100 1.100M11.500 11.500l1.100 1.100M12.600 3.400l-1.100 1.100M4.500 11.500l-1.100 1.100',
  conditions: 'M3 4.500h10M3 8h10M3 11.500h10M6 3v3M10.500 6.500v3M5 10v3',
  still: 'M2.500 4.500h4M2.500 8h6M2.500 11.500h4M10.500 4v8M13.500 4v8',
  find: 'M11.300 6.900a4.400 4.400 0 1 1-8.800 0 4.400 4.400 0 0 1 8.800 0zM10.200 10.200l3.600 3.600',
  sessions: 'M2.5 3h4v10h-4zM9.500 3h4v4.200h-4zM9.500 9.500h4V13h-4z',
  components: 'M2.500 2.500h4.500v4.500H2.500zM9.500 4.700 11.700 2.500l2.200 2.200-2.200 2.200zM2.500 9.500h4.500V14H2.500zM9.300 9.500h4.500V14H9.300z',
  problem: 'M8 2.5 14 13H2zM8 6.5v3M8 11v.6',
}

/** Adds the symbols that the page needs later, once. @param {Document} document */
export function addIcons(document) {
  if (document.getElementById('i-close')) return
  const make = (tag, attributes) => {
    const element = document.createElementNS(svgNamespace, tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    return element
  }
  for (const [name, d] of Object.entries(outlines)) {
    const symbol = make('symbol', { id: `i-${name}`, viewBox: '0 0 16 16' })
    symbol.append(make('path', name === 'finished' ? { d, fill: 'currentColor' } : { d }))
    document.querySelector('.symbols').append(symbol)
  }
}
