import UIKit

/// The poster in the shop window. Its nib has no label for the price, and nobody has noticed that.
final class PosterViewController: UIViewController {
    @IBOutlet private var offer: UILabel!
    @IBOutlet private var price: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        offer.text = "Six rolls"
    }

    @IBAction private func priceTapped(_ sender: UIButton) {
        price.text = "€1.80"
    }
}
