import Foundation
import HeadlessUIKit

/// The content of a file: a picture, the first part of a text, or only the name.
final class FileScreen: UIViewController {
    /// The number of bytes of a text that are shown.
    private static let limit = 20_000

    private let item: (any QLPreviewItem)?

    init(_ item: (any QLPreviewItem)?) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item.map { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent ?? "" }
    }

    /// Always returns nil.
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = makeContent()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func makeContent() -> UIView {
        guard let url = item?.previewItemURL, url.isFileURL, let data = try? Data(contentsOf: url) else {
            return label(SystemQuestion.word("The file cannot be read"))
        }
        if let picture = UIImage(data: data), picture.size.width > 0 {
            let view = UIImageView(image: picture)
            view.contentMode = .scaleAspectFit
            view.accessibilityLabel = title
            return view
        }
        guard let text = String(data: data.prefix(Self.limit), encoding: .utf8), !text.contains("\0") else {
            return label("\(title ?? "")\n\(data.count) bytes")
        }
        let view = UITextView()
        view.isEditable = false
        view.text = text
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        return label
    }
}
