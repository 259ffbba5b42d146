/** The texts of the export menu, in English. */
export const english = {
  handOverTitle: 'Export', stepsCopied: 'Steps copied', copySteps: 'Copy steps',
  form_steps: 'Steps to reproduce', form_stepsNote: 'Markdown, to paste into a bug report',
  form_test: 'Swift test', form_testNote: 'Compiles in your app’s package, with all responses',
  form_har: 'Requests (HAR)', form_harNote: 'For browser tools and proxies',
  form_picture: 'Picture of the device', form_pictureNote: 'The screen as shown (PNG, 2×)', withFrame: 'With frame', pictureWithFrame: 'Picture with frame', pictureSVG: 'Picture as SVG',
  form_movie: 'Animated picture', form_movieNote: 'Steps as an animated PNG, to drop into an issue', firstStep: 'First step', lastStep: 'Last step',
  movieProgress: 'Drawing step {step} of {last}…', movieStopped: 'Step {step} could not be shown.', movieTooLong: 'Choose at most {count} steps.', movieUndrawn: 'This browser cannot draw the screen. Chrome, Edge, Firefox and Safari can.',
  forIssue: 'For an issue', copyForIssue: 'Copy for an issue', issueCopied: 'Steps copied. Drop {name} into the issue.',
  form_recording: 'Recording', form_recordingNote: 'Opens in any Kennel and replays in CI',
  form_all: 'Everything in one file', form_allNote: 'Recording, steps, test, HAR and picture in a ZIP, to attach',
}

/** The same texts in Portuguese. */
export const portuguese = {
  handOverTitle: 'Exportar', stepsCopied: 'Passos copiados', copySteps: 'Copiar passos',
  form_steps: 'Passos para reproduzir', form_stepsNote: 'Markdown, para colar em um relato de erro',
  form_test: 'Teste em Swift', form_testNote: 'Compila no pacote do seu app, com todas as respostas',
  form_har: 'Requisições (HAR)', form_harNote: 'Para ferramentas de navegadores e proxies',
  form_picture: 'Imagem do aparelho', form_pictureNote: 'A tela como aparece (PNG, 2×)', withFrame: 'Com moldura', pictureWithFrame: 'Imagem com moldura', pictureSVG: 'Imagem em SVG',
  form_movie: 'Imagem animada', form_movieNote: 'Passos em um PNG animado, para soltar em uma issue', firstStep: 'Primeiro passo', lastStep: 'Último passo',
  movieProgress: 'Desenhando o passo {step} de {last}…', movieStopped: 'Não foi possível mostrar o passo {step}.', movieTooLong: 'Escolha no máximo {count} passos.', movieUndrawn: 'Este navegador não consegue desenhar a tela. Chrome, Edge, Firefox e Safari conseguem.',
  forIssue: 'Para uma issue', copyForIssue: 'Copiar para uma issue', issueCopied: 'Passos copiados. Solte {name} na issue.',
  form_recording: 'Gravação', form_recordingNote: 'Abre em qualquer Kennel e é repetida na CI',
  form_all: 'Tudo em um arquivo', form_allNote: 'Gravação, passos, teste, HAR e imagem em um ZIP, para anexar',
}
