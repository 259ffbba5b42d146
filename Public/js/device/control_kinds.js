import { mark } from './attributes.js'
import { nameRole } from './common_properties.js'
import { dress, later } from './late_drawing.js'

/** @import { ViewKind } from './kinds.js' */
/** @import { ViewRecord } from './view_types.js' */

/** Draws a change of a kind whose module may not be loaded yet. @param {ViewRecord} record */
const turn = (record) => record.turned?.()

/** Draws the background of a bar. @type {import('./kinds.js').PropertyDrawing} */
export const barBackground = {
  unfilled: ({ element, props }) => mark(element, 'data-unfilled', props.unfilled ? '' : null),
  lineless: ({ element, props }) => mark(element, 'data-lineless', props.lineless ? '' : null),
}

/**
 * The controls, and the views that turn pages.
 * @type {Record<'toggle'|'slider'|'spinner'|'tabbar'|'tabs'|'pages'|'slides'|'pagecontrol'|'refresh', ViewKind>}
 */
export const controlKinds = {
  toggle: {
    tag: 'div',
    role: () => 'switch',
    build: dress,
    props: {
      on: ({ element, props }) => mark(element, 'aria-checked', props.on ? 'true' : 'false'),
      enabled: ({ element, props }) => mark(element, 'aria-disabled', props.enabled === false ? 'true' : null),
    },
  },
  slider: {
    tag: 'div',
    hasKeys: true,
    role: () => 'slider',
    build: later(() => import('./slider.js')),
    props: {
      part: turn,
      track: turn,
      mirrored: turn,
      said: turn,
      enabled: ({ element, props }) => mark(element, 'aria-disabled', props.enabled === false ? 'true' : null),
    },
  },
  spinner: {
    tag: 'div',
    role: (props) => (props.animating ? 'progressbar' : null),
    label: (props) => (props.animating ? 'Loading' : null),
    build(element) {
      for (let spoke = 0; spoke < 12; spoke += 1) {
        const line = element.ownerDocument.createElement('i')
        line.style.setProperty('--spoke', spoke)
        element.append(line)
      }
    },
    props: {
      animating(record) {
        mark(record.element, 'data-animating', record.props.animating ? '' : null)
        nameRole(record)
      },
      size: ({ element, props }) => mark(element, 'data-size', props.size),
    },
  },
  tabbar: { tag: 'div', role: () => 'tablist', build: later(() => import('./tabs.js')), props: barBackground },
  tabs: { tag: 'div', role: () => 'tablist', build: later(() => import('./tabs.js')) },
  pages: {
    tag: 'div',
    hasKeys: true,
    build: later(() => import('./pages.js')),
    props: {
      page: turn,
      arrows: ({ element, props }) => mark(element, 'data-arrows', props.arrows),
    },
  },
  slides: {
    tag: 'div',
    hasKeys: true,
    followsFingers: true,
    build: later(() => import('./slides.js')),
    props: { turns: turn },
  },
  pagecontrol: {
    tag: 'div',
    build: later(() => import('./dots.js')),
    label: ({ pages, page }) => (pages ? `page ${Number(page) + 1} of ${pages}` : null),
    props: { pages: turn, page: turn },
  },
  refresh: {
    tag: 'div',
    placesItself: true,
    build: later(() => import('./refresh.js')),
    props: { refreshing: turn },
  },
}
