import Beagle
import BeagleSchema
import UIKit

/// A text in a frame. Like other components of Beagle 1.9, it can be decoded, but not encoded.
struct Stamp: Widget, AutoInitiableAndDecodable {
    let ink: Expression<String>
    var onPress: [Action]?
    var widgetProperties: WidgetProperties

    enum CodingKeys: String, CodingKey {
        case ink
        case onPress
    }

    init(ink: Expression<String>, onPress: [Action]? = nil, widgetProperties: WidgetProperties = WidgetProperties()) {
        self.ink = ink
        self.onPress = onPress
        self.widgetProperties = widgetProperties
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        ink = try container.decode(Expression<String>.self, forKey: .ink)
        onPress = try container.decodeIfPresent(forKey: .onPress)
        widgetProperties = try WidgetProperties(from: decoder)
    }

    func toView(renderer: BeagleRenderer) -> UIView {
        let view = StampView(onPress: onPress, controller: renderer.controller)
        renderer.observe(ink, andUpdateManyIn: view) { [weak view] ink in view?.label.text = ink }
        return view
    }
}

/// The view of a stamp; a tap runs the actions of the document.
final class StampView: UIView {
    let label = UILabel()
    private let onPress: [Action]?
    private weak var controller: BeagleController?

    init(onPress: [Action]?, controller: BeagleController?) {
        self.onPress = onPress
        self.controller = controller
        super.init(frame: .zero)
        layer.borderWidth = 2
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
        if onPress?.isEmpty == false {
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pressed)))
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    @objc private func pressed() { controller?.execute(actions: onPress, origin: self) }
}
