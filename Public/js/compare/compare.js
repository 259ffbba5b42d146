import { ComparePage } from './compare_page.js'

new ComparePage(window).start()
