/// What the page makes of a view: each kind has its own element.
package enum ViewKind: String, CaseIterable, Sendable {
    case window, view, label, button, image, stack, scroll, textfield, textview, spinner, blur, navigationbar, alert
    case webview, placeholder, toggle, slider, tabbar, tabs, pages, slides, pagecontrol, refresh, form
}
