/** @import { FrameName } from './component_document.js' */

/**
 * What shows a component of Beagle sensibly.
 * @typedef {object} Sample
 * @property {object} values  of its properties
 * @property {{ id: string, value: any }} [context]  the context that the values use
 * @property {FrameName} [frame]  what is around it; a box with a margin if undefined
 * @property {Record<string, object>} [states]  further states by their word, each with the values that differ
 */

const points = (value) => ({ value, type: 'REAL' })
const text = (words, more = {}) => ({ _beagleComponent_: 'beagle:text', text: words, ...more })
const alert = (message) => ({ _beagleAction_: 'beagle:alert', message })
const set = (contextId, value, path) => ({ _beagleAction_: 'beagle:setContext', contextId, ...(path && { path }), value })
const tile = (words, colour) => ({
  _beagleComponent_: 'beagle:container',
  style: { backgroundColor: colour, cornerRadius: { radius: 10 }, padding: { all: points(16) }, margin: { all: points(6) } },
  children: [text(words, { textColor: '#1B2A41' })],
})
const page = (words, colour) => ({
  _beagleComponent_: 'beagle:container',
  style: { flex: { grow: 1, justifyContent: 'CENTER', alignItems: 'CENTER' }, backgroundColor: colour, size: { height: points(220) } },
  children: [text(words, { textColor: '#1B2A41' })],
})
const blue = '#DCE6FF'
const green = '#D9F2E3'
const sand = '#F5ECD7'
const bikes = { id: 'bikes', value: [{ no: 'k7', name: 'Garça' }, { no: 'k9', name: 'Mula' }, { no: 'k12', name: 'Dupla' }] }
const mail = { _beagleComponent_: 'beagle:textInput', placeholder: 'Mail address', type: 'EMAIL' }
const send = { _beagleComponent_: 'beagle:button', text: 'Send' }

/** The samples of Beagle's components. @type {Record<string, Sample>} */
export const samples = {
  'beagle:button': {
    values: { text: 'Reserve', onPress: [set('presses', '@{sum(presses, 1)}'), alert('Pressed @{sum(presses, 1)} times')] },
    context: { id: 'presses', value: 0 },
  },
  'beagle:container': {
    values: {
      style: { backgroundColor: '#F1F1F3', cornerRadius: { radius: 12 }, padding: { all: points(10) } },
      children: [tile('One', blue), tile('Two', green), tile('Three', sand)],
    },
    states: {
      stateRow: {
        style: { backgroundColor: '#F1F1F3', cornerRadius: { radius: 12 }, padding: { all: points(10) }, flex: { flexDirection: 'ROW', flexWrap: 'WRAP' } },
      },
      stateNothing: { children: [] },
    },
  },
  'beagle:form': {
    values: {
      onSubmit: [{ _beagleAction_: 'beagle:formLocalAction', name: 'send', data: {} }],
      child: {
        _beagleComponent_: 'beagle:container',
        children: [
          { _beagleComponent_: 'beagle:formInput', name: 'mail', child: mail },
          { _beagleComponent_: 'beagle:formSubmit', child: send },
        ],
      },
    },
  },
  'beagle:formInput': { frame: 'form', values: { name: 'mail', child: mail } },
  'beagle:formSubmit': { frame: 'form', values: { child: send } },
  'beagle:gridView': {
    frame: 'whole',
    values: {
      dataSource: '@{bikes}', key: 'no', spanCount: 2,
      templates: [{ view: tile('@{item.name}', blue) }],
    },
    context: { ...bikes, value: [...bikes.value, { no: 'k14', name: 'Tatu' }] },
    states: { stateNothing: { dataSource: [] }, stateThree: { spanCount: 3 } },
  },
  'beagle:image': {
    values: {
      path: { _beagleImagePath_: 'remote', url: '/images/garca.svg' }, mode: 'FIT_CENTER',
      accessibility: { accessible: true, accessibilityLabel: 'A bicycle' }, style: { size: { height: points(220) } },
    },
    states: {
      stateCropped: { mode: 'CENTER_CROP' },
      stateNoPicture: { path: { _beagleImagePath_: 'remote', url: '/images/none.svg' } },
    },
  },
  'beagle:lazyComponent': {
    values: { path: '/home/offer', initialState: text('Loading today’s offer…', { textColor: '#62646D' }) },
    states: { stateFailed: { path: '/failures/404' } },
  },
  'beagle:listView': {
    frame: 'whole',
    values: {
      dataSource: '@{bikes}', key: 'no',
      templates: [{ view: tile('@{sum(index, 1)}. @{item.name}', blue) }],
    },
    context: bikes,
    states: { stateNothing: { dataSource: [] }, stateAcross: { direction: 'HORIZONTAL' } },
  },
  'beagle:pageIndicator': {
    values: { numberOfPages: 4, currentPage: 1, selectedColor: '#4B4FD0' },
  },
  'beagle:pageView': {
    frame: 'whole',
    values: {
      children: [page('First page', blue), page('Second page', green), page('Third page', sand)],
      pageIndicator: { _beagleComponent_: 'beagle:pageIndicator', selectedColor: '#4B4FD0' },
    },
    states: { stateArrows: { showArrow: true }, stateLastPage: { currentPage: 2 } },
  },
  'beagle:pullToRefresh': {
    frame: 'whole',
    values: {
      isRefreshing: false, onPull: [set('pulls', '@{sum(pulls, 1)}')],
      child: {
        _beagleComponent_: 'beagle:scrollview', style: { flex: { grow: 1 } },
        children: [tile('Pull down. Pulls so far: @{pulls}', blue), tile('Two', green), tile('Three', sand)],
      },
    },
    context: { id: 'pulls', value: 0 },
    states: { stateRefreshing: { isRefreshing: true } },
  },
  'beagle:screenComponent': {
    frame: 'root',
    values: {
      navigationBar: {
        title: 'Rides', navigationBarItems: [{ text: 'Add', onPress: [alert('Add')] }],
      },
      child: { _beagleComponent_: 'beagle:container', style: { padding: { all: points(16) } }, children: [text('The content of the screen')] },
    },
  },
  'beagle:scrollview': {
    frame: 'whole',
    values: { style: { flex: { grow: 1 } }, children: Array.from({ length: 14 }, (_, index) => tile(`Row ${index + 1}`, [blue, green, sand][index % 3])) },
    states: { stateAcross: { scrollDirection: 'HORIZONTAL' } },
  },
  'beagle:simpleForm': {
    values: {
      onSubmit: [alert('Sent to @{form.mail}')],
      onValidationError: [set('form', true, 'tried')],
      children: [
        {
          ...mail, value: '@{form.mail}', error: '@{condition(isEmpty(form.mail), \'Required\', \'\')}', showError: '@{form.tried}',
          onChange: [set('form', '@{onChange.value}', 'mail')],
        },
        { ...send, style: { margin: { top: points(12) } }, onPress: [{ _beagleAction_: 'beagle:submitForm' }] },
      ],
    },
    context: { id: 'form', value: { mail: '', tried: false } },
  },
  'beagle:tabBar': {
    values: {
      items: [{ title: 'Map' }, { title: 'Rides' }, { title: 'Account' }], currentTab: '@{tab}', onTabSelection: [set('tab', '@{onTabSelection}')],
    },
    context: { id: 'tab', value: 1 },
  },
  'beagle:tabView': {
    frame: 'whole',
    values: {
      style: { flex: { grow: 1 } },
      children: [{ title: 'Map', child: page('The map', blue) }, { title: 'Rides', child: page('The rides', green) }],
    },
  },
  'beagle:text': {
    values: { text: 'Garça is upright, quiet and patient.' },
    states: { stateCentred: { alignment: 'CENTER' }, stateColoured: { textColor: '#4B4FD0' } },
  },
  'beagle:textInput': {
    values: { placeholder: 'Mail address', type: 'EMAIL', value: '@{mail}', onChange: [set('mail', '@{onChange.value}')] },
    context: { id: 'mail', value: '' },
    states: {
      stateError: { value: 'ana', error: 'This is no mail address.', showError: true },
      stateReadOnly: { value: 'ana@example.com', readOnly: true },
      statePassword: { type: 'PASSWORD', placeholder: 'Password', value: 'secret' },
    },
  },
  'beagle:touchable': {
    values: { onPress: [alert('Pressed')], child: tile('Press this box', blue) },
  },
  'beagle:webView': {
    frame: 'whole',
    values: { url: 'https://example.com/', style: { flex: { grow: 1 } } },
  },
}
