/// A layer whose content is drawn in tiles on iOS. The page draws it as a whole.
open class CATiledLayer: CALayer {
    open var levelsOfDetail = 1
    open var levelsOfDetailBias = 0
    open var tileSize = CGSize(width: 256, height: 256)
    open class func fadeDuration() -> TimeInterval { 0.25 }
}
