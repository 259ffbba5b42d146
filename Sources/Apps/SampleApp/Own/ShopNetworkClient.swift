import Beagle
import Foundation

/// Sends every request with the name of the app, so that the backend knows who asks.
struct ShopNetworkClient: NetworkClient {
    func executeRequest(
        _ request: Request, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        var request = request
        var data = request.additionalData ?? HttpAdditionalData()
        data.headers = (data.headers ?? [:]).merging(["Shop-App": "Roda"]) { own, _ in own }
        request.additionalData = data
        return NetworkClientDefault().executeRequest(request, completion: completion)
    }
}
