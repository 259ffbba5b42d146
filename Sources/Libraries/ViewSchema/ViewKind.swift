/// The kind of element that a page creates for a view: the member `kind` of a node.
package enum ViewKind: String, CaseIterable, Sendable {
    case window, view, label, button, image, stack, scroll, textfield, textview, spinner, blur, navigationbar, alert
    case webview, placeholder, toggle, slider, tabbar, tabs, pages, slides, pagecontrol, refresh, form
}
