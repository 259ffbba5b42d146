import UIKit

/// What hangs in the window. Its nib was drawn when the poster had no price yet, which nobody noticed since.
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
