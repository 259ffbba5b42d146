import { path } from '../net/api.js'

/** @import { Elements } from '../elements/elements.js' */
/** @import { Api } from '../net/api.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Notices } from './notices.js' */

const most = 64 // UTF-16 units, which are at most the bytes that the server takes
const english = {
  nameOfSession: 'Name of the session', named: 'Renamed to “{name}”.', unnamed: 'Name removed.',
  notNamed: 'Could not rename the session: {detail}',
}
const portuguese = {
  nameOfSession: 'Nome da sessão', named: 'Renomeada para “{name}”.', unnamed: 'Nome removido.',
  notNamed: 'Não foi possível renomear a sessão: {detail}',
}

/**
 * A field for the name of a session. The name is saved with Enter and when the field loses the focus, but not with
 * Escape. An empty name removes the name.
 * @param {{ elements: Elements, words: Words, api: Api, notices: Notices, why: (error: Error) => string }} services
 * @param {{ watch: string, name?: string, done: (name: string|null, hadFocus: boolean) => void }} session
 * @returns {HTMLInputElement}
 */
export function nameField({ elements: { h }, words, api, notices, why }, { watch, name = null, done }) {
  const { t } = words
  words.add(english, portuguese)
  let state = 'edited'

  const end = (kept) => {
    const hadFocus = field === field.ownerDocument.activeElement
    state = 'over'
    done(kept, hadFocus)
  }

  const save = async () => {
    if (state !== 'edited') return
    const wanted = field.value.trim() || null
    if (wanted === name) return end(name)
    state = 'saving'
    try {
      const { name: kept } = await api.call('PATCH', path`api/sessions/${watch}`, { name: wanted })
      notices.toast(t(kept ? 'named' : 'unnamed', { name: kept }))
      return end(kept)
    } catch (error) {
      state = 'edited'
      notices.toast(t('notNamed', { detail: why(error) }))
      return field.focus()
    }
  }

  const field = h('input', {
    class: 'input name-field', 'aria-label': t('nameOfSession'), maxlength: most, value: name ?? '', autocomplete: 'off', spellcheck: 'false',
    keydown: (event) => {
      event.stopPropagation() // no shortcut of the page
      if (event.key === 'Enter') save()
      if (event.key !== 'Escape') return
      event.preventDefault() // a dialog around it stays open
      end(name)
    },
    blur: save,
  })
  return field
}
