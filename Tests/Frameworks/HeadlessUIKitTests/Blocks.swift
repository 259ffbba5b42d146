import HeadlessUIKit

extension UIView {
    /// Has as much height as a view that is held above and below, and is so tall.
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
