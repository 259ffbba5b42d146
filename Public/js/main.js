import { KennelPage } from './kennel_page.js'

new KennelPage(window).start()
