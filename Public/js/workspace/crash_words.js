/** What is said of an app that crashed. */
export const english = {
  appCrashed: 'The app crashed', crashedBy: 'Input {input}: {label}',
  crashedAfter: 'Input {press}: {pressed}, then input {input}: {label}',
  crashedRebuilding: 'It was rebuilt from {recorded} recorded inputs, and did not survive input {input}: {label}',
  crashStands: 'The screen is kept as it was before. Time stands still.',
  crashFrames: 'Where it stood', crashOther: 'and {count} calls of Kennel, Swift and the system',
  crashNowhere: 'Where it stood is not known.',
  goOnAgain: 'Try again', goOnBefore: 'Go on from before', saveRecording: 'Save recording',
  copyReport: 'Copy report', crashedOnceMore: 'It crashed again.', crashViewOnly: 'Who drives the session decides how it goes on.',
  screenBefore: 'Screen before',
}
export const portuguese = {
  appCrashed: 'O app quebrou', crashedBy: 'Entrada {input}: {label}',
  crashedAfter: 'Entrada {press}: {pressed}, depois entrada {input}: {label}',
  crashedRebuilding: 'Foi refeito a partir de {recorded} entradas gravadas e não sobreviveu à entrada {input}: {label}',
  crashStands: 'A tela fica como era antes. O tempo está parado.',
  crashFrames: 'Onde estava', crashOther: 'e {count} chamadas do Kennel, do Swift e do sistema',
  crashNowhere: 'Não se sabe onde estava.',
  goOnAgain: 'Tentar de novo', goOnBefore: 'Seguir de antes', saveRecording: 'Salvar gravação',
  copyReport: 'Copiar relatório', crashedOnceMore: 'Quebrou de novo.', crashViewOnly: 'Quem conduz a sessão decide como ela segue.',
  screenBefore: 'Tela de antes',
}
