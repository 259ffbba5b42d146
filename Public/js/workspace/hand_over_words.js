/** What the page says about handing a session over, in English. */
export const english = {
  handOverTitle: 'Hand over', handedOver: '{name} is saved.', stepsCopied: 'The steps are copied.', copySteps: 'Copy the steps',
  form_steps: 'Steps to reproduce', form_stepsNote: 'In plain words, to paste into a bug report',
  form_test: 'Swift test', form_testNote: 'Compiles in your app’s package; the answers are in it',
  form_har: 'Requests (HAR)', form_harNote: 'For the tools of browsers and proxies',
  form_picture: 'Picture of the device', form_pictureNote: 'As it is shown now (SVG)',
  form_recording: 'Recording', form_recordingNote: 'Opens in any Kennel, and replays in CI',
  form_all: 'Everything in one file', form_allNote: 'All of these in a ZIP, to attach',
}

/** The same in Portuguese. */
export const portuguese = {
  handOverTitle: 'Entregar', handedOver: '{name} foi salvo.', stepsCopied: 'Os passos foram copiados.', copySteps: 'Copiar os passos',
  form_steps: 'Passos para reproduzir', form_stepsNote: 'Em palavras simples, para colar em um relato de erro',
  form_test: 'Teste em Swift', form_testNote: 'Compila no pacote do seu app; as respostas estão nele',
  form_har: 'Requisições (HAR)', form_harNote: 'Para as ferramentas de navegadores e proxies',
  form_picture: 'Imagem do aparelho', form_pictureNote: 'Como aparece agora (SVG)',
  form_recording: 'Gravação', form_recordingNote: 'Abre em qualquer Kennel e é repetida na CI',
  form_all: 'Tudo em um arquivo', form_allNote: 'Tudo isso em um ZIP, para anexar',
}
