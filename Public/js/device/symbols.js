const svgNamespace = 'http://www.w3.org/2000/svg'

/** The outlines of symbols in a square of 24 by 24, by their SF Symbols names. Names that end in `fill` are filled. */
const outlines = {
  house: 'M3.5 11.5 12 4l8.5 7.5H18V20H6v-8.5zM10 20v-6h4v6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6z',
  'person.2': 'M8.5 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5zM16 5.5a3 3 0 0 1 0 6M17.5 14.5c2.5.3 4 1.8 4.5 5',
  'person.crop.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 18.5c1-2.5 3.2-3.5 6-3.5s5 1 6 3.5',
  gear: 'M10.5 2.5L13.5 2.5L13.7 5.1L15.7 5.9L17.6 4.2L19.8 6.4L18.1 8.3L18.9 10.3L21.5 10.5L21.5 13.5L18.9 13.7L18.1 15.7L19.8 17.6L17.6 19.8L15.7 18.1L13.7 18.9L13.5 21.5L10.5 21.5L10.3 18.9L8.3 18.1L6.4 19.8L4.2 17.6L5.9 15.7L5.1 13.7L2.5 13.5L2.5 10.5L5.1 10.3L5.9 8.3L4.2 6.4L6.4 4.2L8.3 5.9L10.3 5.1zM12 8.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  star: 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
  heart: 'M12 20.5C6 16.5 3 13 3 9.3A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 2.3c0 3.7-3 7.2-9 11.2z',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4M12 3v2',
  cart: 'M2.5 4h3l2.5 11h10l2.5-8H6.5M9.5 18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM17 18.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
  bag: 'M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  creditcard: 'M3 5.5h18v13H3zM3 9.5h18M6 15h4',
  tag: 'M3.5 3.5h8l9 9-8 8-9-9zM7.8 6.5a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  bookmark: 'M6 3.5h12v17l-6-5-6 5z',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4M16 3v4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.5l3.5 2',
  map: 'm3.5 6 5.5-2 6 2 5.5-2v14l-5.5 2-6-2-5.5 2zM9 4v14M15 6v14',
  mappin: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 11.5v9',
  location: 'M20.5 3.5 3.5 11l7.5 2 2 7.5z',
  phone: 'M5.5 3.5h3.5l1.5 4.5-2 1.8a12 12 0 0 0 5.7 5.7l1.8-2 4.5 1.5v3.5c0 1.5-1 2-2.2 2A16 16 0 0 1 3.5 5.7c0-1.2.5-2.2 2-2.2z',
  envelope: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5',
  message: 'M12 4c-5 0-9 3-9 7 0 2.3 1.3 4.2 3.3 5.5L5.5 20.5l4.2-2.7c.7.1 1.5.2 2.3.2 5 0 9-3 9-7s-4-7-9-7z',
  paperplane: 'M21 3 3 10.5l7 3 3 7zM21 3 10 13.5',
  photo: 'M3 4.5h18v15H3zM3.5 17l5-5.5 4 4 3-2.5 5 4.5M15.5 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  eye: 'M2.5 12c2.5-4.5 5.5-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'eye.slash': 'M2.5 12c2.5-4.5 5.5-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 4l16 16',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5.5 5-5.5 13 0 18M12 3c5.5 5 5.5 13 0 18',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7L12 17.7',
  wifi: 'M3 9.5c5-5 13-5 18 0M6.5 13c3-3 8-3 11 0M10 16.5c1.2-1 2.8-1 4 0M12 19.5v.1',
  bolt: 'M13.5 2.5 5 13.5h6l-1 8 8.5-11h-6z',
  flag: 'M5 3.5c5-1.5 8 2 14 .5v9c-6 1.5-9-2-14-.5zM5 21.5v-9',
  flame: 'M12 2.5c1 4-5 6-5 12a5 5 0 0 0 10 0c0-2-1-3.5-2-5-.5 1.5-1 2-2 2.5 1-4 .5-7-1-9.5z',
  leaf: 'M20 4C9 4 4 8 4 14.5c0 2 1 4 3 5 8 1 13-5 13-15.5zM4.5 21c2-6 5-9 9.5-11',
  gift: 'M4 11.5h16v9H4zM3 7.5h18v4H3zM12 7.5v13M12 7.5C8 7.5 7 3 9.5 3S12 5.5 12 7.5zM12 7.5c4 0 5-4.5 2.5-4.5S12 5.5 12 7.5z',
  doc: 'M6 2.5h8l4.5 4.5v14.5H6zM14 2.5V7h4.5',
  newspaper: 'M3 5h14v15H5a2 2 0 0 1-2-2zM17 9h4v9a2 2 0 0 1-4 0M6.5 9h7M6.5 12.5h7M6.5 16h4',
  'list.bullet': 'M8.5 6h12M8.5 12h12M8.5 18h12M4 6v.1M4 12v.1M4 18v.1',
  'line.3.horizontal': 'M3.5 6h17M3.5 12h17M3.5 18h17',
  'square.grid.2x2': 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  'slider.horizontal.3': 'M3 6.5h10M17 6.5h4M15 4.5v4M3 12h3M10 12h11M8 10v4M3 17.5h10M17 17.5h4M15 15.5v4',
  ellipsis: 'M5 12v.1M12 12v.1M19 12v.1',
  minus: 'M4 12h16',
  checkmark: 'm4 13 5 5.5L20 5.5',
  'checkmark.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.5 12.5l3.2 3.2 5.8-7',
  'plus.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v9M7.5 12h9',
  'info.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v6M12 7.5v.1',
  'questionmark.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5c.3-3.5 5.5-3 5 .3-.3 1.7-2.5 1.9-2.5 4.2M12 17v.1',
  'exclamationmark.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v6.5M12 17v.1',
  'exclamationmark.triangle': 'M12 3.5 22 20.5H2zM12 9.5v5.5M12 17.8v.1',
  'chevron.left': 'm15.5 4-8 8 8 8',
  'chevron.right': 'm8.5 4 8 8-8 8',
  'chevron.up': 'm4 15.5 8-8 8 8',
  'chevron.down': 'm4 8.5 8 8 8-8',
  'arrow.left': 'M20.5 12h-17M10 5.5 3.5 12l6.5 6.5',
  'arrow.right': 'M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5',
  'arrow.up': 'M12 20.5v-17M5.5 10 12 3.5l6.5 6.5',
  'arrow.down': 'M12 3.5v17M5.5 14l6.5 6.5 6.5-6.5',
  'square.and.arrow.down': 'M12 3v12M8 11.5l4 4 4-4M8 10H5v11h14V10h-3',
  'sun.max': 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  cloud: 'M7 18.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.4 1.7A3.7 3.7 0 0 1 17.5 18.5z',
  mic: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4',
  video: 'M2.5 6.5h13v11h-13zM15.5 11l6-3.5v9l-6-3.5z',
  'music.note': 'M9 18V5l10-2v12.5M6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM16.5 13a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plus: 'M12 4v16M4 12h16',
  xmark: 'm5 5 14 14M19 5 5 19',
  'xmark.circle.fill': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm-3.6 5.2 3.6 3.6 3.6-3.6 1.2 1.2-3.6 3.6 3.6 3.6-1.2 1.2-3.6-3.6-3.6 3.6-1.2-1.2 3.6-3.6-3.6-3.6z',
  'minus.circle.fill': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM6.8 11v2h10.4v-2z',
  'plus.circle.fill': 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM11 6.8V11H6.8v2H11v4.2h2V13h4.2v-2H13V6.8z',
  'square.and.pencil': 'M11 5H5v14h14v-6M10 14l1-3.5L19 2.5l2.5 2.5-8 8z',
  'arrowshape.turn.up.left': 'M10 5 3 11.5 10 18v-4c5 0 8 1.5 11 5-.5-6-4-10-11-10z',
  'square.and.arrow.up': 'M12 15V3M8 6.5 12 2.5l4 4M8 10H5v11h14V10h-3',
  folder: 'M3 6h6l2 2.5h10V19H3z',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zv14',
  magnifyingglass: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5l5 5',
  'arrow.clockwise': 'M19.5 12A7.5 7.5 0 1 1 17 6.4M17.5 2.5v4.2h-4.2',
  camera: 'M3 7h4l2-2.5h6L17 7h4v12H3zM12 9a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 9z',
  trash: 'M4 6h16M9 6V3.5h6V6M6 6l1 15h10l1-15M10 10l.3 7M14 10l-.3 7',
  'play.fill': 'M6 4v16l14-8z',
  'pause.fill': 'M6 4h4v16H6zM14 4h4v16h-4z',
  'backward.fill': 'M12 5v14L2 12zM22 5v14l-10-7z',
  'forward.fill': 'M12 5v14l10-7zM2 5v14l10-7z',
  square: 'M4 4h16v16H4z',
  circle: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  rectangle: 'M3 6h18v12H3z',
  triangle: 'M12 4 21 20H3z',
  diamond: 'M12 2.5 21.5 12 12 21.5 2.5 12z',
  capsule: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7z',
  hexagon: 'M12 2.5 20.5 7.3v9.4L12 21.5l-8.5-4.8V7.3z',
  'rectangle.stack': 'M3 9.5h18v11H3zM5 6.5h14M7 3.5h10',
  'square.stack': 'M4 8.5h16v12H4zM6 5.5h12M8 2.8h8',
  'arrowshape.backward': 'M11 4.5 3 12l8 7.5V15h10V9H11z',
  'arrowshape.forward': 'M13 4.5 21 12l-8 7.5V15H3V9h10z',
  'list.dash': 'M3.5 6h2M3.5 12h2M3.5 18h2M8.5 6h12M8.5 12h12M8.5 18h12',
  'list.number': 'M4 4v4M3.5 10.5h2l-2 3h2M3.5 16.5h2v4h-2M8.5 6h12M8.5 12h12M8.5 18h12',
  'list.clipboard': 'M5 4.5h14V21H5zM9 3h6v3H9zM8.5 10.5h7M8.5 14h7M8.5 17.5h4',
  clipboard: 'M5 4.5h14V21H5zM9 3h6v3H9z',
  tray: 'M3.5 13h5l1 2.5h5l1-2.5h5v6.5h-17zM3.5 13l3-8h11l3 8',
  archivebox: 'M3 4.5h18v4H3zM4.5 8.5h15V20h-15zM9.5 12h5',
  shuffle: 'M3 7h3.5l10 10H20M17.5 14l3 3-3 3M3 17h3.5l3-3M13.5 10l3-3H20M17.5 4l3 3-3 3',
  repeat: 'M4 11V9.5A3.5 3.5 0 0 1 7.5 6H20M17 3l3 3-3 3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H4M7 21l-3-3 3-3',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  snowflake: 'M12 2.5v19M3.8 7.3l16.4 9.4M20.2 7.3 3.8 16.7M9.5 4 12 6.5 14.5 4M9.5 20l2.5-2.5 2.5 2.5',
  'hand.thumbsup': 'M4 10.5h3.5V20H4zM7.5 11.5 11 4c2 0 2.5 1.5 2 5h5.5c1.5 0 2 1 1.7 2.4l-1.5 7c-.3 1-1 1.6-2 1.6H7.5z',
  'hand.thumbsdown': 'M4 13.5h3.5V4H4zM7.5 12.5 11 20c2 0 2.5-1.5 2-5h5.5c1.5 0 2-1 1.7-2.4l-1.5-7c-.3-1-1-1.6-2-1.6H7.5z',
  'hand.raised': 'M6.5 13V7a1.4 1.4 0 0 1 2.8 0V5a1.4 1.4 0 0 1 2.8 0V4.5a1.4 1.4 0 0 1 2.8 0V7a1.4 1.4 0 0 1 2.8 0v8a6 6 0 0 1-6 6c-3 0-4.5-1.5-5.5-4l-2-4.5a1.4 1.4 0 0 1 2.3-1.5z',
  eject: 'M12 4l8 9.5H4zM4 17h16v3H4z',
  stop: 'M5 5h14v14H5z',
  play: 'M6 4v16l14-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  'play.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM10 8.5v7l6-3.5z',
  'rotate.right': 'M6 10h12v10H6zM8.5 6.5a8 8 0 0 1 8.5-3M14 1.5l3 2-2 3',
  questionmark: 'M8.5 8.5a3.5 3.5 0 1 1 5.5 3c-1.3.8-2 1.5-2 3M12 19v.3',
  exclamationmark: 'M12 4v10M12 19v.3',
  'questionmark.diamond': 'M12 2.5 21.5 12 12 21.5 2.5 12zM9.8 10a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.5M12 16v.2',
  wrench: 'M20.5 6 17.5 9l-2.5-2.5 3-3a4.5 4.5 0 0 0-6 6L4 17.5 6.5 20l8-8a4.5 4.5 0 0 0 6-6z',
  'wrench.and.screwdriver': 'M20.5 6 17.5 9l-2.5-2.5 3-3a4.5 4.5 0 0 0-6 6L4 17.5 6.5 20l8-8a4.5 4.5 0 0 0 6-6zM4 4l5 5M15 15l5 5',
  hammer: 'M4 20 13 11M9.5 4.5 16 3l5 5-3 3-2-2-2.5 2.5-5-5z',
  pencil: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19z',
  paperclip: 'M19 11l-7.5 7.5a4.5 4.5 0 0 1-6.5-6.5L13 4a3 3 0 0 1 4.5 4.5l-8 8a1.5 1.5 0 0 1-2-2l7-7',
  key: 'M8 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11 12.5 20 3.5M16 7.5l3 3',
  printer: 'M6 9V3.5h12V9M6 17H3V9h18v8h-3M6 14h12v6.5H6z',
  scissors: 'M6.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6.5 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.5 8 20 18M8.5 16 20 6',
  timer: 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9v4M9.5 2.5h5',
  stopwatch: 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9v4l3 2M9.5 2.5h5',
  alarm: 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9v4l3 2M3 5.5 6 3M21 5.5 18 3',
  'speaker.wave.2': 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  speaker: 'M4 9v6h4l5 4V5L8 9z',
  'speaker.slash': 'M4 9v6h4l5 4V5L8 9zM16.5 9.5l5 5M21.5 9.5l-5 5',
  headphones: 'M4 19v-6a8 8 0 0 1 16 0v6M4 14h3.5v6H4zM16.5 14H20v6h-3.5z',
  waveform: 'M3 12h1.5M7 8v8M10.5 4v16M14 7v10M17.5 9.5v5M20.5 12h.5',
  tv: 'M3 5h18v12H3zM8 20h8',
  desktopcomputer: 'M3 4h18v12H3zM9 20h6M12 16v4',
  laptopcomputer: 'M5 5h14v11H5zM2 19h20',
  iphone: 'M7 2.5h10v19H7zM10.5 19h3',
  ipad: 'M5 3h14v18H5zM11 18.5h2',
  keyboard: 'M2.5 6h19v12h-19zM6 10h.5M10 10h.5M14 10h.5M18 10h.5M7 14h10',
  gamecontroller: 'M7 7h10a5 5 0 0 1 5 5l1 5a2 2 0 0 1-3.5 1L17 15H7l-2.5 3A2 2 0 0 1 1 17l1-5a5 5 0 0 1 5-5zM7 9.5v3M5.5 11h3M16.5 11h.2',
  airplane: 'M21 12c0-1-1-1.5-2-1.5h-5L9.5 3H7.5l2 7.5H5L3 8H1.5L3 12l-1.5 4H3l2-2.5h4.5l-2 7.5h2l4.5-7.5h5c1 0 2-.5 2-1.5z',
  car: 'M3 12l2-6h14l2 6v6h-3v-2H6v2H3zM6.5 13.5h.5M17 13.5h.5',
  bus: 'M5 4h14v14H5zM5 12h14M7 18v2M17 18v2M8 15h.5M15.5 15h.5',
  tram: 'M6 5h12v12H6zM6 12h12M9 2.5h6M8 20l2-3M16 20l-2-3',
  bicycle: 'M6 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM18 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM6 16l4-7h6l2 7M10 9l3 7 3-7M9 6.5h2.5M15 6h2',
  'figure.walk': 'M13 3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM8 12l2.5-4L13 8l2 3h2.5M12.5 8 12 14l-3 7M12 14l3.5 7',
  'figure.run': 'M15 3a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM7 10l3-3 4 1 1.5 3H19M14 8l-2.5 6 3.5 2-1 5M11.5 14 9 17H5',
  'chart.bar': 'M4 12h4v8H4zM10 6h4v14h-4zM16 9h4v11h-4z',
  'chart.pie': 'M12 3a9 9 0 1 0 9 9h-9zM15 2.5a7 7 0 0 1 6.5 6.5H15z',
  'chart.line.uptrend.xyaxis': 'M3.5 3.5v17h17M6.5 15l4-5 3.5 3 5-7',
  'doc.text': 'M5 3h9l5 5v13H5zM14 3v5h5M8.5 12h7M8.5 15.5h7',
  'doc.on.doc': 'M4 7h9v13H4zM8 7V4h8l4 4v9h-7',
  'doc.on.clipboard': 'M5 4.5h14V21H5zM9 3h6v3H9z',
  'square.on.square': 'M4 8h12v12H4zM8 8V4h12v12h-4',
  'plus.square': 'M4 4h16v16H4zM12 8v8M8 12h8',
  'minus.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12h8',
  'checkmark.square': 'M4 4h16v16H4zM8 12l3 3 5-6',
  'checkmark.seal': 'M12 2.5l2.5 2 3.2-.2.8 3.1 2.7 1.7-1.2 2.9 1.2 2.9-2.7 1.7-.8 3.1-3.2-.2-2.5 2-2.5-2-3.2.2-.8-3.1-2.7-1.7L4 12 2.8 9.1l2.7-1.7.8-3.1 3.2.2zM8.5 12l2.5 2.5 4.5-5',
  'arrow.up.right': 'M6 18 18 6M9 6h9v9',
  'arrow.down.left': 'M18 6 6 18M15 18H6V9',
  'arrow.up.left': 'M18 18 6 6M15 6H6v9',
  'arrow.down.right': 'M6 6l12 12M9 18h9V9',
  'arrow.up.arrow.down': 'M7.5 20V4M3.5 8l4-4 4 4M16.5 4v16M12.5 16l4 4 4-4',
  'arrow.left.arrow.right': 'M4 7.5h16M16 3.5l4 4-4 4M20 16.5H4M8 12.5l-4 4 4 4',
  'arrow.uturn.left': 'M8 4 3.5 8.5 8 13M3.5 8.5H15a5.5 5.5 0 0 1 0 11h-5',
  'arrow.uturn.right': 'M16 4l4.5 4.5L16 13M20.5 8.5H9a5.5 5.5 0 0 0 0 11h5',
  'arrow.triangle.2.circlepath': 'M4 12a8 8 0 0 1 14-5.3M18.5 3v4h-4M20 12a8 8 0 0 1-14 5.3M5.5 21v-4h4',
  'arrow.up.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 16.5v-9M8.5 11 12 7.5l3.5 3.5',
  'arrow.down.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5v9M8.5 13l3.5 3.5 3.5-3.5',
  'arrow.right.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.5 12h9M13 8.5l3.5 3.5-3.5 3.5',
  'arrow.left.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM16.5 12h-9M11 8.5 7.5 12l3.5 3.5',
  'ellipsis.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12h.2M12 12h.2M16 12h.2',
  'record.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  'rectangle.portrait.and.arrow.right': 'M13 4H5v16h8M10 12h10.5M17 8l4 4-4 4',
  'line.3.horizontal.decrease': 'M4 7h16M7 12h10M10 17h4',
  'line.3.horizontal.decrease.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM7.5 9h9M9 12.5h6M10.5 16h3',
  'slider.vertical.3': 'M6 3v18M12 3v18M18 3v18M4 9h4M10 15h4M16 7h4',
  'person.3': 'M12 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5zM4.5 8.5a2.3 2.3 0 0 0 0 4.5M19.5 8.5a2.3 2.3 0 0 1 0 4.5M1.5 18c.2-2 1-3 2.5-3.5M22.5 18c-.2-2-1-3-2.5-3.5',
  'person.badge.plus': 'M10 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM2.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6zM19 5v6M16 8h6',
  'lock.open': 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 6.8-1',
  thermometer: 'M12 3a2 2 0 0 0-2 2v9a4 4 0 1 0 4 0V5a2 2 0 0 0-2-2zM12 8v8',
  umbrella: 'M12 3a9 9 0 0 0-9 9h18a9 9 0 0 0-9-9zM12 12v6a2 2 0 0 0 4 0',
  wind: 'M3 9h11a2.5 2.5 0 1 0-2.5-2.5M3 13h15a2.5 2.5 0 1 1-2.5 2.5M3 17h7a2 2 0 1 1-2 2',
  'cloud.rain': 'M7 15.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.4 1.7 3.7 3.7 0 0 1-.4 7.3zM8 18l-1 3M12.5 18l-1 3M17 18l-1 3',
  'cloud.sun': 'M8 19a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.4 1.7 3.2 3.2 0 0 1-.4 6.3zM14 3v1.5M20 6l-1 1M21.5 11H20M10 5l1 1',
  'cloud.bolt': 'M7 14.5a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.4 1.7 3.7 3.7 0 0 1-.4 7.3zM13 12l-3 5h3.5L11 22',
  sunrise: 'M3 18h18M6 18a6 6 0 0 1 12 0M12 9V3M9 6l3-3 3 3M3.5 11l1.5 1M20.5 11 19 12',
  sunset: 'M3 18h18M6 18a6 6 0 0 1 12 0M12 3v6M9 6l3 3 3-3M3.5 11l1.5 1M20.5 11 19 12',
  humidity: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z',
  cube: 'M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7 12 12l8.5-5M12 12v9.5',
  shippingbox: 'M12 2.5 20.5 7v10L12 21.5 3.5 17V7zM3.5 7 12 12l8.5-5M12 12v9.5',
  'building.2': 'M3.5 21V6h8v15zM11.5 21V11h9v10zM6 9.5h.5M6 13h.5M9 9.5h.5M9 13h.5M15 14.5h.5M17.5 14.5h.5',
  graduationcap: 'M1.5 9 12 4l10.5 5L12 14zM6 11.5V17c3 2.5 9 2.5 12 0v-5.5',
  trophy: 'M7 3.5h10V9a5 5 0 0 1-10 0zM7 5H3.5c0 3 1 5 3.5 5M17 5h3.5c0 3-1 5-3.5 5M12 14v4M8 20.5h8',
  crown: 'M3 18V7l4.5 4L12 5l4.5 6L21 7v11z',
  lightbulb: 'M9 18h6M9.5 21h5M12 3a6 6 0 0 0-3.5 11c.5.5.5 1 .5 2h6c0-1 0-1.5.5-2A6 6 0 0 0 12 3z',
  shield: 'M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6z',
  network: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  'antenna.radiowaves.left.and.right': 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM8 8a6 6 0 0 0 0 8M16 8a6 6 0 0 1 0 8M5 5a10 10 0 0 0 0 14M19 5a10 10 0 0 1 0 14',
  'wifi.slash': 'M3 9.5a13 13 0 0 1 18 0M6 13a9 9 0 0 1 12 0M9 16.5a4 4 0 0 1 6 0M12 19.5v.2M4 3l16 18',
  'battery.1': 'M2.5 8h16v8h-16zM21 10.5v3M5 10.5h11v3H5z',
  qrcode: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 18v2',
  barcode: 'M4 5v14M7.5 5v14M10 5v14M14 5v14M16.5 5v14M20 5v14',
  viewfinder: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
  textformat: 'M3 18 8 6l5 12M5 14h6M15 18v-5a3 3 0 0 1 6 0v5M15 15.5h6',
  bold: 'M7 4h6a4 4 0 0 1 0 8H7zM7 12h7a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14 4l-4 16',
  'quote.bubble': 'M12 4c-5 0-9 3-9 7 0 2.3 1.3 4.2 3.3 5.5L5.5 20.5l4.2-2.7c.7.1 1.5.2 2.3.2 5 0 9-3 9-7s-4-7-9-7zM8.5 10v2.5M13 10v2.5',
  eyeglasses: 'M6 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM18 11a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM9.5 14a3 3 0 0 1 5 0M2.5 14 5 6M21.5 14 19 6',
  pills: 'M8 4a4 4 0 0 0-4 4v8a4 4 0 0 0 8 0V8a4 4 0 0 0-4-4zM4 12h8M17 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  cross: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  pawprint: 'M12 12c-3 0-5.5 3-5.5 5.5S9 20 12 20s5.5 0 5.5-2.5S15 12 12 12zM6 8.5v.2M9.5 5v.2M14.5 5v.2M18 8.5v.2',
  'fork.knife': 'M7 3v18M4 3v5a3 3 0 0 0 6 0V3M17 21V3c-2.5 1.5-3.5 5-3.5 9H17',
  'cup.and.saucer': 'M4 6h13v6a6 6 0 0 1-6 6h-1a6 6 0 0 1-6-6zM17 8h2a2.5 2.5 0 0 1 0 5h-2M4 21h13',
  'bed.double': 'M2.5 18V6M2.5 14h19v4M21.5 14v-2a3 3 0 0 0-3-3H11v5M6.5 9a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
  'dollarsign.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM14.5 9.5c-.5-1-1.5-1.5-2.5-1.5-1.5 0-2.5.8-2.5 2s1 1.7 2.5 2 2.5.8 2.5 2-1 2-2.5 2c-1.2 0-2.2-.5-2.5-1.5M12 6.5v11',
  banknote: 'M2.5 6h19v12h-19zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM5.5 12h.2M18.5 12h.2',
  percent: 'M5 19 19 5M7 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  number: 'M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17',
  at: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7',
  command: 'M9 9h6v6H9zM9 9H6.5A2.5 2.5 0 1 1 9 6.5zM15 9V6.5A2.5 2.5 0 1 1 17.5 9zM15 15h2.5a2.5 2.5 0 1 1-2.5 2.5zM9 15v2.5A2.5 2.5 0 1 1 6.5 15z',
  power: 'M12 3v9M7 6a8 8 0 1 0 10 0',
  'viewfinder.circle': 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  film: 'M3 5h18v14H3zM7 5v14M17 5v14M3 9.5h4M3 14.5h4M17 9.5h4M17 14.5h4',
  'photo.on.rectangle': 'M6 8h15v12H6zM6 17l4-4 3 3 2.5-2 5.5 4M3 16V4h14',
  theatermasks: 'M3 5h9v5a4.5 4.5 0 0 1-9 0zM12 11h9v4a4.5 4.5 0 0 1-9 0z',
  sparkles: 'M9 4l1.8 5.2L16 11l-5.2 1.8L9 18l-1.8-5.2L2 11l5.2-1.8zM18 3l.8 2.2L21 6l-2.2.8L18 9l-.8-2.2L15 6l2.2-.8zM18 15l.8 2.2 2.2.8-2.2.8L18 21l-.8-2.2-2.2-.8 2.2-.8z',
  'wand.and.stars': 'M4 20 14 10M17 3v4M15 5h4M20 11v3M18.5 12.5h3M8 3v3M6.5 4.5h3',
  hourglass: 'M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9',
  infinity: 'M7 8a4 4 0 1 0 0 8c4 0 6-8 10-8a4 4 0 1 1 0 8c-4 0-6-8-10-8z',
  'mic.slash': 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4M4 3l16 18',
  'phone.down': 'M2.5 14c5-5 14-5 19 0l-2 3-4-1.5V13a12 12 0 0 0-7 0v2.5L4.5 17z',
  'bell.slash': 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4M12 3v2M3 3l18 18',
  'heart.slash': 'M12 20.5C6 16.5 3 13 3 9.3A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 2.3c0 3.7-3 7.2-9 11.2zM3 3l18 18',
  'star.leadinghalf.filled': 'm12 3.5 2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z',
}

/** Names of symbols from later versions and names with the same meaning, each with the name of the symbol whose outline
 * is drawn. */
const others = { 'chevron.backward': 'chevron.left', 'chevron.forward': 'chevron.right', 'arrow.backward': 'arrow.left', 'arrow.forward': 'arrow.right', 'arrowshape.left': 'arrowshape.backward', 'arrowshape.right': 'arrowshape.forward', mail: 'envelope', 'pencil.and.outline': 'square.and.pencil', 'character.book.closed': 'book', 'macbook': 'laptopcomputer', 'speaker.wave.3': 'speaker.wave.2', 'speaker.wave.1': 'speaker.wave.2', gearshape: 'gear', 'person.circle': 'person.crop.circle', 'xmark.circle': 'xmark.circle.fill', 'mappin.and.ellipse': 'mappin', 'text.bubble': 'message', 'bubble.left': 'message', 'arrow.counterclockwise': 'arrow.clockwise', 'cart.badge.plus': 'cart' }

/** The symbols whose open lines lie outside of the filled area. */
const outside = new Set(['key', 'timer', 'stopwatch', 'alarm', 'speaker.wave.2', 'speaker.slash', 'headphones', 'tv', 'desktopcomputer', 'laptopcomputer', 'bus', 'tram', 'bicycle', 'person.3', 'person.badge.plus', 'umbrella', 'cloud.rain', 'cloud.sun', 'lock.open', 'trophy', 'lightbulb', 'antenna.radiowaves.left.and.right', 'at', 'percent', 'cup.and.saucer', 'bed.double', 'rotate.right', 'scissors', 'hammer', 'graduationcap', 'photo.on.rectangle', 'rectangle.stack', 'square.stack', 'figure.walk', 'figure.run', 'doc.on.doc', 'square.on.square', 'eyeglasses', 'tray', 'printer', 'pawprint', 'battery.1', 'mic.slash', 'wrench.and.screwdriver', 'qrcode', 'bell.slash', 'cart', 'flag', 'bell', 'bag', 'lock', 'mappin', 'mic', 'leaf', 'music.note', 'person.2', 'sun.max', 'wifi', 'gift'])

/**
 * Returns the paths of a symbol's outline. A filled symbol has its closed areas filled, and its open lines in the
 * colour of the background.
 */
function strokes(known, isFilled) {
  const d = outlines[known]
  if (known.endsWith('fill')) return [{ d, class: 'filled', 'fill-rule': 'evenodd' }]
  if (!isFilled) return [{ d }]
  const parts = d.split(/(?=M)/)
  const [closed, open] = [parts.filter((part) => part.endsWith('z')), parts.filter((part) => !part.endsWith('z'))]
  const lines = { d: open.join(''), class: closed.length && !outside.has(known) ? 'behind' : '' }
  return [{ d: closed.join(''), class: 'filled edged', 'fill-rule': 'evenodd' }, lines].filter((path) => path.d)
}

/**
 * Returns the name of the nearest known outline: the symbol's own, or that of the symbol it is a variant of.
 * @param {string} name
 */
function nearest(name) {
  for (let parts = name.split('.'); parts.length; parts = parts.slice(0, -1)) {
    const known = parts.join('.')
    const found = Object.hasOwn(others, known) ? others[known] : known
    if (Object.hasOwn(outlines, found)) return found
  }
  return null
}

const dressing = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 1.8, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }

function make(document, tag, attributes, children = []) {
  const element = document.createElementNS(svgNamespace, tag)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.append(...children)
  return element
}

/**
 * Returns a symbol as an image, in the present text colour of an element; undefined for an unknown symbol.
 *
 * @param {HTMLElement} element  @param {string} name
 */
export function symbolPicture(element, name) {
  const known = nearest(name)
  if (!known) return undefined
  const { ownerDocument: document } = element
  const { defaultView: window } = document
  const paths = strokes(known, name.split('.').includes('fill'))
  const drawn = paths.map(({ d, class: look = '' }) => make(document, 'path', {
    d, ...(look.includes('filled') && { fill: 'currentColor', 'fill-rule': 'evenodd' }), ...(look === 'filled' && { stroke: 'none' }),
    ...(look === 'behind' && { stroke: '#000', fill: 'none' }),
  }))
  const whole = { width: 24, height: 24 }
  const isCut = paths.some((path) => path.class === 'behind')
  const parts = isCut ? [
    make(document, 'mask', { id: 'shape', color: '#fff' }, drawn),
    make(document, 'rect', { width: 24, height: 24, fill: 'currentColor', stroke: 'none', mask: 'url(#shape)' }),
  ] : drawn
  const text = new window.XMLSerializer().serializeToString(make(document, 'svg', { ...dressing, ...whole }, parts))
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}

/**
 * Draws a system symbol in the colour of the text around it. An unknown symbol leaves its space empty, and shows its
 * name as a tooltip.
 *
 * @param {HTMLElement} holder  @param {string} name
 */
export function drawSymbol(holder, name) {
  const { ownerDocument: document } = holder
  const known = nearest(name)
  holder.toggleAttribute('data-missing', !known)
  holder.title = known ? '' : name
  if (!known) return holder.replaceChildren()
  const paths = strokes(known, name.split('.').includes('fill')).map((attributes) => make(document, 'path', attributes))
  return holder.replaceChildren(make(document, 'svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, paths))
}
