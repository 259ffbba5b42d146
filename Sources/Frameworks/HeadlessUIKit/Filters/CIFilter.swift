public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputColorKey = "inputColor"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputEVKey = "inputEV"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputTimeKey = "inputTime"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputPowerKey = "inputPower"
public let kCIOutputImageKey = "outputImage"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"

/// An image filter, which the page draws. Filters that ``effects`` does not list return their input, and a message is
/// logged.
open class CIFilter: NSObject, NSCopying {
    open var name: String
    private var inputs: [String: Any] = [:]

    /// Creates a filter; nil if the name does not begin like the names of Core Image's filters.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    public init?(name: String, parameters: [String: Any]?) {
        guard name.hasPrefix("CI") else { return nil }
        self.name = name
        inputs = parameters ?? [:]
    }

    public override init() { name = "CIFilter" }

    open func setValue(_ value: Any?, forKey key: String) { inputs[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : inputs[key] }
    open func setDefaults() { inputs = inputs.filter { $0.value is CIImage } }
    open var inputKeys: [String] { Array(Set(inputs.keys).union([kCIInputImageKey])).sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// Returns the names of the filters that are drawn.
    open class func filterNames(inCategory category: String?) -> [String] { (effects.keys + generators).sorted() }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = CIFilter(name: name, parameters: inputs)
        return copy ?? self
    }
    open override func copy() -> Any { copy(with: nil) }

    /// The result of the filter; nil without an input image.
    open var outputImage: CIImage? {
        switch name {
        case "CIConstantColorGenerator": return (inputs[kCIInputColorKey] as? CIColor).map { CIImage(color: $0) }
        case "CISourceOverCompositing":
            guard let below = inputs[kCIInputBackgroundImageKey] as? CIImage else { return image }
            return image?.composited(over: below)
        default: break
        }
        guard let image else { return nil }
        guard let effect = Self.effects[name] else {
            AppEnvironment.current.host.log(.message("The filter \(name) is not drawn; the picture stays as it is"))
            return image
        }
        return CIImage("<g style=\"filter:\(effect(self))\">\(image.shapes)</g>", extent: image.extent)
    }

    private var image: CIImage? { inputs[kCIInputImageKey] as? CIImage }

    /// Returns the number that is set for an input; otherwise the default `value`.
    private func number(_ key: String, _ value: Double) -> Double {
        switch inputs[key] {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: value
        }
    }

    private static let generators = ["CIConstantColorGenerator", "CISourceOverCompositing"]

    /// The supported filters, each with a function that returns it as a CSS filter.
    private static let effects: [String: @Sendable (CIFilter) -> String] = [
        "CIGaussianBlur": { "blur(\($0.number(kCIInputRadiusKey, 10))px)" },
        "CIBoxBlur": { "blur(\($0.number(kCIInputRadiusKey, 10) / 2)px)" },
        "CIDiscBlur": { "blur(\($0.number(kCIInputRadiusKey, 8) / 2)px)" },
        "CISepiaTone": { "sepia(\($0.number(kCIInputIntensityKey, 1)))" },
        "CIColorInvert": { _ in "invert(1)" },
        "CIPhotoEffectMono": { _ in "grayscale(1)" },
        "CIPhotoEffectTonal": { _ in "grayscale(1)" },
        "CIPhotoEffectNoir": { _ in "grayscale(1) contrast(1.3)" },
        "CIPhotoEffectFade": { _ in "saturate(0.7) contrast(0.85) brightness(1.1)" },
        "CIPhotoEffectChrome": { _ in "saturate(1.3) contrast(1.15)" },
        "CIPhotoEffectProcess": { _ in "saturate(0.9) hue-rotate(10deg)" },
        "CIPhotoEffectTransfer": { _ in "sepia(0.3) saturate(1.1)" },
        "CIPhotoEffectInstant": { _ in "sepia(0.25) contrast(0.95) brightness(1.05)" },
        "CIColorMonochrome": { "grayscale(\($0.number(kCIInputIntensityKey, 1)))" },
        "CIHueAdjust": { "hue-rotate(\($0.number(kCIInputAngleKey, 0))rad)" },
        "CIVibrance": { "saturate(\(1 + $0.number(kCIInputAmountKey, 0)))" },
        "CIExposureAdjust": { "brightness(\(pow(2, $0.number(kCIInputEVKey, 0))))" },
        "CIColorControls": {
            "saturate(\($0.number(kCIInputSaturationKey, 1))) brightness(\(1 + $0.number(kCIInputBrightnessKey, 0))) "
                + "contrast(\($0.number(kCIInputContrastKey, 1)))"
        },
    ]
}
