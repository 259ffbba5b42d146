import HeadlessUIKit

extension UIView {
    /// Adds a block of a given height that is constrained above and below.
    func addBlock(_ tall: CGFloat) {
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: topAnchor), block.bottomAnchor.constraint(equalTo: bottomAnchor),
            block.heightAnchor.constraint(equalToConstant: tall),
        ])
    }
}
