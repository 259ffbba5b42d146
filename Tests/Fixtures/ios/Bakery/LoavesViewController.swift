import UIKit

/// A row of the list, as designed in the storyboard.
final class LoafCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!

    func show(_ name: String) { nameLabel.text = name }
}

/// The loaves that are baked today.
final class LoavesViewController: UITableViewController {
    private let loaves = ["Rye", "Spelt", "Sourdough"]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sold", style: .plain, target: self, action: #selector(showSold))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Nearby", style: .plain, target: self, action: #selector(showMarket))
    }

    @objc private func showMarket() {
        navigationController?.pushViewController(MarketViewController(), animated: true)
    }

    @objc private func showSold() {
        Sale.record(250)
        navigationController?.pushViewController(LedgerViewController(), animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loaves.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Loaf", for: indexPath)
        (cell as? LoafCell)?.show(loaves[indexPath.row])
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "ShowLoaf", let row = tableView.indexPathForSelectedRow?.row else { return }
        (segue.destination as? LoafViewController)?.name = loaves[row]
    }
}
