/// A drawn image of the sample photo library.
enum SamplePicture: CaseIterable {
    case hills, sea, city, night

    var words: String {
        switch self {
        case .hills: "Hills"
        case .sea: "The sea"
        case .city: "A city"
        case .night: "The moon at night"
        }
    }

    private var sky: UIColor {
        switch self {
        case .hills: UIColor(red: 0.60, green: 0.82, blue: 0.96, alpha: 1)
        case .sea: UIColor(red: 0.98, green: 0.78, blue: 0.55, alpha: 1)
        case .city: UIColor(red: 0.78, green: 0.80, blue: 0.90, alpha: 1)
        case .night: UIColor(red: 0.08, green: 0.10, blue: 0.24, alpha: 1)
        }
    }

    var drawn: UIImage {
        let size = CGSize(width: 1_200, height: 900)
        return UIGraphicsImageRenderer(size: size).image { context in
            let canvas = context.cgContext
            canvas.setFillColor(sky.cgColor)
            canvas.fill(CGRect(origin: .zero, size: size))
            switch self {
            case .hills:
                canvas.setFillColor(UIColor(red: 0.35, green: 0.62, blue: 0.35, alpha: 1).cgColor)
                canvas.fillEllipse(in: CGRect(x: -300, y: 480, width: 1_100, height: 900))
                canvas.setFillColor(UIColor(red: 0.25, green: 0.50, blue: 0.30, alpha: 1).cgColor)
                canvas.fillEllipse(in: CGRect(x: 400, y: 560, width: 1_200, height: 900))
            case .sea:
                canvas.setFillColor(UIColor(red: 0.99, green: 0.93, blue: 0.70, alpha: 1).cgColor)
                canvas.fillEllipse(in: CGRect(x: 480, y: 330, width: 240, height: 240))
                canvas.setFillColor(UIColor(red: 0.16, green: 0.40, blue: 0.58, alpha: 1).cgColor)
                canvas.fill(CGRect(x: 0, y: 500, width: 1_200, height: 400))
            case .city:
                canvas.setFillColor(UIColor(red: 0.34, green: 0.37, blue: 0.47, alpha: 1).cgColor)
                for (index, height) in [300, 520, 410, 640, 360, 560, 280, 450].enumerated() {
                    canvas.fill(
                        CGRect(x: CGFloat(index) * 150, y: 900 - CGFloat(height), width: 138, height: CGFloat(height)))
                }
            case .night:
                canvas.setFillColor(UIColor(white: 0.95, alpha: 1).cgColor)
                canvas.fillEllipse(in: CGRect(x: 720, y: 140, width: 220, height: 220))
                for index in 0..<24 {
                    canvas.fillEllipse(
                        in: CGRect(x: CGFloat(index * 397 % 1_200), y: CGFloat(index * 211 % 620), width: 7, height: 7))
                }
            }
        }
    }
}
