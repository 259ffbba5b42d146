import UIKit

/// A card whose corners are set in the storyboard.
@IBDesignable
final class CardView: UIView {
    @IBInspectable var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.borderColor = UIColor.separator.cgColor
    }
}

/// A price, as designed in its nib.
final class PriceBadge: UIView {
    @IBOutlet private weak var amount: UILabel!

    static func make(_ amount: String) -> PriceBadge? {
        let badge = UINib(nibName: "PriceBadge", bundle: nil).instantiate(withOwner: nil).first as? PriceBadge
        badge?.amount.text = amount
        return badge
    }
}

/// A screen with one loaf and the user's note about it.
class LoafViewController: UIViewController {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var noteLabel: UILabel!
    @IBOutlet private var buttons: [UIButton]!
    var name = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = name
        nameLabel.text = name
        // A replay must produce the same ticket.
        let ticket = "\(UUID().uuidString.prefix(8)) \(Int.random(in: 1...999)) \(Int(Date().timeIntervalSince1970))"
        buttons.forEach { $0.accessibilityHint = "\(name), \(ticket)" }
        navigationItem.titleView = PriceBadge.make(price)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? StampViewController)?.maker = "Baked by Ida"
    }

    @IBAction func unwindFromNote(_ segue: UIStoryboardSegue) {
        noteLabel.text = (segue.source as? NoteViewController)?.note
    }

    @IBAction private func buy(_ sender: UIButton) {
        Basket.shared.add()
        sender.setTitle("In the basket: \(Basket.shared.count)", for: .normal)
    }
}

/// A screen with the baker of a loaf; its scene is embedded in another one.
class StampViewController: UIViewController {
    @IBOutlet weak var label: UILabel!
    var maker = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = maker
    }

    @IBAction func stampTapped(_ sender: UITapGestureRecognizer) { label.text = "\(maker), with love" }
}

/// A screen in which the user writes a note.
class NoteViewController: UIViewController, UITextFieldDelegate {
    @IBOutlet private weak var field: UITextField!
    @IBOutlet private weak var keepButton: UIButton!

    var note: String { field.text ?? "" }

    @IBAction func noteChanged(_ sender: Any) { keepButton.isEnabled = !note.isEmpty }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        performSegue(withIdentifier: "KeepNote", sender: textField)
        return false
    }
}

/// Settings in a table with static cells.
class SettingsViewController: UITableViewController {
    @IBOutlet private weak var crustLabel: UILabel!

    @IBAction func slicingChanged(_ sender: UISwitch) { crustLabel.text = sender.isOn ? "Dark" : "Soft" }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        crustLabel.text = "Crackling"
    }
}

extension LoafViewController {
    /// The price of the loaf in the bundle's price list, with the currency of the Info.plist.
    fileprivate var price: String {
        guard let url = Bundle.main.url(forResource: "prices", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let prices = try? JSONDecoder().decode([String: String].self, from: data)
        else { return "?" }
        let currency = Bundle.main.object(forInfoDictionaryKey: "BakeryCurrency") as? String ?? ""
        return currency + (prices[name] ?? "?")
    }
}
