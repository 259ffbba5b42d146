/** @import { SpokenElement } from './spoken_elements.js' */

/** The words of VoiceOver. */
export const english = {
  spoken_button: 'button', spoken_link: 'link', spoken_image: 'image', spoken_heading: 'heading', spoken_switch: 'switch button',
  spoken_adjustable: 'adjustable', spoken_textField: 'text field', spoken_secureTextField: 'secure text field', spoken_tab: 'tab',
  spoken_inProgress: 'in progress', spoken_on: 'on', spoken_off: 'off', spokenSelected: 'selected', spokenDimmed: 'dimmed',
  spokenPlace: '{number} of {count}', spokenPage: 'page {number} of {count}', spokenActions: 'actions available',
}
export const portuguese = {
  spoken_button: 'botão', spoken_link: 'link', spoken_image: 'imagem', spoken_heading: 'título', spoken_switch: 'botão de alternância',
  spoken_adjustable: 'ajustável', spoken_textField: 'campo de texto', spoken_secureTextField: 'campo de texto seguro', spoken_tab: 'aba',
  spoken_inProgress: 'em andamento', spoken_on: 'ativado', spoken_off: 'desativado', spokenSelected: 'selecionado', spokenDimmed: 'esmaecido',
  spokenPlace: '{number} de {count}', spokenPage: 'página {number} de {count}', spokenActions: 'ações disponíveis',
}

/**
 * Returns what VoiceOver says of an element before and after its label.
 * @param {SpokenElement} element  @param {(key: string, values?: object) => string} t
 * @returns {{ before: string[], after: string[] }}
 */
export function spokenWords({ record, value, trait, isSelected, isDimmed, hasActions, place }, t) {
  const isPage = record.name === 'pagecontrol'
  const values = value ? [trait === 'switch' ? t(`spoken_${value}`) : value] : []
  const traits = [isDimmed && t('spokenDimmed'), trait && t(`spoken_${trait}`)].filter(Boolean)
  const numbers = place ? [t(isPage ? 'spokenPage' : 'spokenPlace', { number: place[0], count: place[1] })] : []
  return {
    before: isSelected ? [t('spokenSelected')] : [],
    after: [
      ...trait === 'switch' ? [...traits, ...values] : isPage ? [...numbers, ...traits] : [...values, ...traits, ...numbers],
      ...record.props.hint ? [record.props.hint] : [], ...hasActions ? [t('spokenActions')] : [],
    ],
  }
}
