/// A placeholder for SwiftUI content, which is not supported: the cell shows a message.
public struct UIHostingConfiguration<Content>: UIContentConfiguration {
    private let content: Content

    public init(content: () -> Content) { self.content = content() }

    public func makeContentView() -> any UIView & UIContentView { MissingContentView(self, name: "\(Content.self)") }

    /// Always returns self.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

private final class MissingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    private let words = UILabel()

    init(_ configuration: any UIContentConfiguration, name: String) {
        self.configuration = configuration
        super.init(frame: .zero)
        words.text = "\(name) is of SwiftUI, which is not shown here."
        words.font = .preferredFont(forTextStyle: .footnote)
        words.textAlignment = .center
        words.textColor = .secondaryLabel
        words.numberOfLines = 0
        words.translatesAutoresizingMaskIntoConstraints = false
        addSubview(words)
        NSLayoutConstraint.activate([
            words.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            bottomAnchor.constraint(equalTo: words.bottomAnchor, constant: 8),
            words.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            trailingAnchor.constraint(equalTo: words.trailingAnchor, constant: 16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
