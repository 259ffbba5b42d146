import UIKit

/// Requests the stalls of the market.
final class MarketClient {
    static let shared = MarketClient()
    private let session = URLSession(configuration: .default)

    func stalls(then done: @escaping (Result<[String], Error>) -> Void) {
        guard let url = URL(string: "http://market.invalid/stalls.json") else { return }
        session.dataTask(with: URLRequest(url: url)) { data, _, error in
            let stalls = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) }
            DispatchQueue.main.async {
                done(stalls.map { .success($0) } ?? .failure(error ?? URLError(.cannotParseResponse)))
            }
        }.resume()
    }
}

/// One stall of the market.
final class StallCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("no storyboard has this cell") }
}

/// The stalls of the market, side by side.
final class MarketViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private var stalls = ["Cheese", "Honey", "Flowers"]

    private lazy var collection: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 60)
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.register(StallCell.self, forCellWithReuseIdentifier: "Stall")
        collection.dataSource = self
        collection.delegate = self
        return collection
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Market"
        view.addSubview(collection)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Recipes", style: .plain, target: self, action: #selector(showRecipes))
        MarketClient.shared.stalls { [weak self] result in
            switch result {
            case .success(let stalls): self?.stalls = stalls
            case .failure: self?.title = "Market, as it was"
            }
            self?.collection.reloadData()
        }
    }

    @objc private func showRecipes() {
        navigationController?.pushViewController(RecipesViewController(), animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stalls.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Stall", for: indexPath)
        (cell as? StallCell)?.label.text = stalls[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        title = stalls[indexPath.item]
    }
}
