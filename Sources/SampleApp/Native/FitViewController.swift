import UIKit

/// How high the saddle is, on a slider.
final class FitViewController: UIViewController {
    private let height = UILabel()
    private let saddle = UISlider()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fit a bicycle"
        view.backgroundColor = .systemBackground
        height.font = .preferredFont(forTextStyle: .title2)
        height.adjustsFontForContentSizeCategory = true
        height.numberOfLines = 0
        saddle.accessibilityLabel = "Saddle"
        saddle.minimumValue = 60
        saddle.maximumValue = 110
        saddle.value = 85
        saddle.minimumValueImage = UIImage(systemName: "minus")
        saddle.maximumValueImage = UIImage(systemName: "plus")
        saddle.addAction(UIAction { [weak self] _ in self?.showHeight() }, for: .valueChanged)
        let stack = UIStackView(arrangedSubviews: [height, saddle])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
        showHeight()
    }

    private func showHeight() {
        let centimetres = Int(saddle.value.rounded())
        height.text = "Saddle at \(centimetres) cm"
        saddle.accessibilityValue = "\(centimetres) cm"
    }
}
