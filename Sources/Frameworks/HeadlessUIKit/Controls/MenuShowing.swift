/// A responder that can show menus.
protocol MenuShowing: UIResponder {
    /// Shows a menu, and calls `choose` with the action that the user chooses.
    func show(_ menu: UIMenu, choose: @escaping (UIAction) -> Void)
}

extension UIResponder {
    /// Shows a menu over the nearest controller. A chosen action gets `sender` as its sender.
    func open(_ menu: UIMenu, for sender: AnyObject, chosen: @escaping (UIAction) -> Void = { _ in }) {
        var responder: UIResponder? = self
        while let candidate = responder {
            if let showing = candidate as? any MenuShowing {
                return showing.show(menu) { action in
                    chosen(action)
                    action.run(from: sender)
                }
            }
            responder = candidate.next
        }
    }
}
