import AVFoundation
import PhotosUI
import TestSupport
import Testing
import UIKit

/// Uses what libraries of pictures name besides `UIImageView`, and what happens without media.
@Suite("Names of libraries of pictures")
struct PictureLibraryNamesTests {
    private let stage: Stage

    init() throws { stage = try Stage(root: UIViewController()) }

    @Test func `A generator of pictures fails for each time`() throws {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(filePath: "/film.mov")))
        let times = [CMTime(seconds: 1.5, preferredTimescale: 600), CMTime(value: -3, timescale: 2)]
        var requested: [CMTime] = []
        stage.act {
            generator.generateCGImagesAsynchronously(forTimes: times.map(NSValue.init(time:))) {
                time, image, _, result, error in
                requested.append(time)
                #expect(image == nil && result == .failed && error != nil)
            }
        }
        #expect(requested == times)
        #expect(NSValue(cgPoint: .zero).timeValue == .invalid)
        #expect(throws: CocoaError.self) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    }

    @Test func `A live photo is answered with an error`() {
        var failure: Any?
        stage.act {
            PHLivePhoto.request(
                withResourceFileURLs: [], placeholderImage: nil, targetSize: .zero, contentMode: .default
            ) { photo, info in
                #expect(photo == nil)
                failure = info[PHLivePhotoInfoErrorKey]
            }
        }
        #expect(failure is NSError)
        #expect(PHLivePhotoView().livePhoto == nil)
    }

    @Test func `An item provider has the data of a picture, and of no other type`() throws {
        let picture = try #require(UIImage(systemName: "star"))
        let provider = NSItemProvider(object: picture)
        var answers: [Bool] = []
        stage.act {
            for type in ["public.image", "public.movie"] {
                provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                    answers.append(data != nil && error == nil)
                }
            }
        }
        #expect(answers == [true, false] && provider.registeredTypeIdentifiers == ["public.png"])
    }

    @Test func `Points, sizes and rectangles have the descriptions of iOS`() {
        let frame = CGRect(x: 0, y: 59.5, width: 393, height: 44)
        #expect("\(frame) \(frame.origin) \(frame.size)" == "(0.0, 59.5, 393.0, 44.0) (0.0, 59.5) (393.0, 44.0)")
    }
}
