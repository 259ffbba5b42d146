import { writeAddress } from '../net/address.js'
import { wordsOf } from '../workspace/device_words.js'

/** @import { LateParts } from '../late_parts.js' */
/** @import { SessionModel } from '../net/session_model.js' */
/** @import { Words } from '../words/words.js' */
/** @import { Navigation } from '../workspace/navigation.js' */
/** @import { Notices } from '../workspace/notices.js' */
/** @import { Opening } from '../workspace/opening.js' */
/** @import { TabFaults } from '../workspace/tab_faults.js' */

/**
 * The services that make links and copy them.
 * @typedef {object} LinkServices
 * @property {(text: string) => Promise<void>} copyText
 * @property {Document} document
 * @property {TabFaults} faults
 * @property {LateParts} late
 * @property {SessionModel} model
 * @property {Navigation} navigation
 * @property {Notices} notices
 * @property {Opening} opening
 * @property {Words} words
 */

/** Returns the actions that make links and copy them. @param {LinkServices} services */
export function linkActions({ copyText, document, faults, late, model, navigation, notices, opening, words: { t } }) {
  /** Copies a text, and announces it. @param {string} text  @param {string} word  the key of the announcement */
  async function copy(text, word = 'copied') {
    await copyText(text)
    notices.toast(t(word))
  }

  /** Returns the link of a choice in the share menu. */
  function link(choice) {
    const { session, watch, panel, step, components, playground } = navigation.address
    const viewers = model.session?.watch ?? watch
    const links = {
      session: { session, watch, panel, step, components, playground },
      watch: { watch: viewers, step, components, playground },
      embed: { watch: viewers, step, embed: true },
      fresh: { ...opening.configuration, device: model.device && wordsOf(model.device), faults: faults.shownTexts, components, playground },
    }
    return writeAddress(links[choice]) + (choice === 'fresh' && late.documentEditor ? late.documentEditor.fragment : '')
  }

  /** @param {number} step */
  function copyStep(step) {
    const { session, watch } = navigation.address
    return copy(new URL(writeAddress({ session, watch, step }), document.baseURI).href, 'copied_step')
  }

  return { copy, link, copyStep }
}
