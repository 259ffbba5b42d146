public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

private enum InteractionsKey: ApplicationKey {
    static var defaultValue: [any UIInteraction] { [] }
}

extension UIView {
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        attachments[InteractionsKey.self].append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard attachments[InteractionsKey.self].contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        attachments[InteractionsKey.self].removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}
